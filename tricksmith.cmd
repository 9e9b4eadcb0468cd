@echo off
rem Starts Tricksmith: finds a new Java, builds the program if its sources are newer than it, and runs it.
rem
rem   TRICKSMITH_JAVA_HOME      the JDK to use, instead of looking for one
rem   TRICKSMITH_JAVA_OPTIONS   options of the JVM, instead of -XX:+UseSerialGC -Xmx768m

setlocal
set "needed=25"
set "TRICKSMITH_HOME=%~dp0"
set "TRICKSMITH_HOME=%TRICKSMITH_HOME:~0,-1%"
set "TRICKSMITH_APPLICATION=%TRICKSMITH_HOME%\editor\target\tricksmith"
set "log=%TRICKSMITH_HOME%\target\launcher.log"
if not defined TRICKSMITH_JAVA_OPTIONS set "TRICKSMITH_JAVA_OPTIONS=-XX:+UseSerialGC -Xmx768m"

call :find_java
if not defined java_home exit /b 1

call :is_up_to_date
if errorlevel 1 call :build
if errorlevel 1 exit /b 1

rem The JVM's second compiler takes more time than it saves until a command has worked for some ten seconds. Searching
rem bots and large batches do, and so does the window. The language server leaves both compilers as they are.
set "recorded=%TRICKSMITH_APPLICATION%\commands.aot"
set "compilers=-XX:Tier4InvocationThreshold=100000 -XX:Tier4MinInvocationThreshold=12000 -XX:Tier4CompileThreshold=300000 -XX:Tier4BackEdgeThreshold=800000"
for %%C in (check test format explain demo replay) do if "%~1"=="%%C" set "compilers=-XX:TieredStopAtLevel=1"
for %%C in (simulate compare) do if "%~1"=="%%C" if "%~4"=="" set "compilers=-XX:TieredStopAtLevel=1"
if "%~1"=="lsp" set "compilers="
if "%~1"=="edit" set "recorded=%TRICKSMITH_APPLICATION%\window.aot"
if exist "%~1" set "recorded=%TRICKSMITH_APPLICATION%\window.aot"

rem What the build has recorded of a start. If it does not fit (another JDK, other options), the JVM goes without.
set "recording=-Xshare:auto"
if exist "%recorded%" set "recording=-XX:AOTCache=%recorded%"

"%java_home%\bin\java.exe" %compilers% %TRICKSMITH_JAVA_OPTIONS% "%recording%" -Xlog:aot=off -Xlog:cds=off --enable-native-access=ALL-UNNAMED "-Dtricksmith.home=%TRICKSMITH_HOME%" -cp "%TRICKSMITH_APPLICATION%\lib\*" tricksmith.cli.Main %*
exit /b %errorlevel%

rem ---- Java ---------------------------------------------------------------------------------------------------------

:find_java
set "java_home="
if defined TRICKSMITH_JAVA_HOME goto find_given_java
if defined JAVA_HOME call :try_java "%JAVA_HOME%"
for /f "delims=" %%j in ('where java 2^>nul') do call :try_java "%%~dpj.."
for %%v in ("Eclipse Adoptium" "Java" "Microsoft" "Zulu" "BellSoft" "Amazon Corretto") do (
  for /d %%d in ("%ProgramFiles%\%%~v\*") do call :try_java "%%~d"
)
for /d %%d in ("%USERPROFILE%\.jdks\*") do call :try_java "%%~d"
if defined java_home exit /b 0
>&2 echo Tricksmith needs JDK %needed% or newer, and there is none here.
>&2 echo Looked at JAVA_HOME, the java on the PATH, %USERPROFILE%\.jdks, and Eclipse Adoptium, Java, Microsoft, Zulu,
>&2 echo BellSoft and Amazon Corretto in %ProgramFiles%.
if not defined newest >&2 echo Found no Java at all.
if defined newest >&2 echo The newest that was found is %newest%.
>&2 echo Install one, for instance from https://adoptium.net, or set TRICKSMITH_JAVA_HOME to the one that you have.
exit /b 1

:find_given_java
call :try_java "%TRICKSMITH_JAVA_HOME%"
if defined java_home exit /b 0
>&2 echo Tricksmith needs JDK %needed% or newer, and TRICKSMITH_JAVA_HOME is not one: %TRICKSMITH_JAVA_HOME%
exit /b 1

rem Makes %1 the Java to use if it is new enough and none was found before. The release file says JAVA_VERSION="25.0.3".
:try_java
if defined java_home exit /b 0
if not exist "%~f1\bin\java.exe" exit /b 0
set "version="
for /f "tokens=2 delims==.-" %%v in ('findstr /b "JAVA_VERSION=" "%~f1\release" 2^>nul') do set version=%%v
if not defined version exit /b 0
set version=%version:"=%
if %version% geq %needed% (set "java_home=%~f1") else call :remember %version% "%~f1"
exit /b 0

:remember
if defined newest_version if %1 leq %newest_version% exit /b 0
set "newest_version=%1"
set "newest=Java %1 in %~2"
exit /b 0

rem ---- Build --------------------------------------------------------------------------------------------------------

rem Maven writes "built" last, with the time at which it began: whatever is newer is not yet in the program.
:is_up_to_date
if not exist "%TRICKSMITH_APPLICATION%\built" exit /b 1
powershell -NoProfile -NonInteractive -Command "$built = (Get-Item -LiteralPath (Join-Path $env:TRICKSMITH_APPLICATION 'built')).LastWriteTimeUtc; Set-Location -LiteralPath $env:TRICKSMITH_HOME; $sources = @(Get-Item pom.xml, *\pom.xml) + @(Get-ChildItem *\src\main -Recurse); if ($sources | Where-Object { $_.LastWriteTimeUtc -gt $built }) { exit 1 }"
exit /b %errorlevel%

:build
if exist "%TRICKSMITH_APPLICATION%" (
  >&2 echo Building Tricksmith ^(its sources have changed^) ...
) else (
  >&2 echo Building Tricksmith ^(first start only; it takes a few minutes^) ...
)
if exist "%java_home%\bin\javac.exe" set "JAVA_HOME=%java_home%"
set "maven=mvnw.cmd"
where mvn >nul 2>nul && set "maven=mvn"
pushd "%TRICKSMITH_HOME%"
if not exist target mkdir target
call %maven% --batch-mode -Dorg.slf4j.simpleLogger.defaultLogLevel=warn -Dmaven.test.skip=true package >"%log%" 2>&1 <nul
set "result=%errorlevel%"
popd
if %result% equ 0 exit /b 0
>&2 type "%log%"
>&2 echo Tricksmith could not be built: see above, or %log%
>&2 echo (If it is still running, close it first: Windows does not replace open files.)
exit /b 1
