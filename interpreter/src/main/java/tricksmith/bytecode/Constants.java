package tricksmith.bytecode;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * The objects that translated code refers to: tables, nodes, axes. Each is a constant of its class.
 */
final class Constants {

  private static final ClassDesc ARRAY = ConstantDescs.CD_Object.arrayType();

  private record Field(String name, ClassDesc type) {}

  private final ClassDesc owner;
  private final List<Object> values = new ArrayList<>();
  private final List<Field> fields = new ArrayList<>();
  private final IdentityHashMap<Object, Integer> known = new IdentityHashMap<>();

  Constants(ClassDesc owner) {
    this.owner = owner;
  }

  /** Puts an object on the stack. */
  void load(CodeBuilder code, Object value, Class<?> type) {
    Integer place = known.get(value);
    if (place == null) {
      place = values.size();
      known.put(value, place);
      values.add(value);
      fields.add(new Field("constant" + place, type.describeConstable().orElseThrow()));
    }
    code.getstatic(owner, fields.get(place).name(), fields.get(place).type());
  }

  /** The objects, in the order of their fields, for the class loader to hand over. */
  Object[] values() {
    return values.toArray();
  }

  /** Declares the fields, and the initializer of the class that fills them. */
  void declare(ClassBuilder type) {
    for (Field field : fields) {
      type.withField(field.name(), field.type(), ClassFile.ACC_STATIC | ClassFile.ACC_FINAL);
    }
    type.withMethodBody(
        ConstantDescs.CLASS_INIT_NAME,
        ConstantDescs.MTD_void,
        ClassFile.ACC_STATIC,
        this::initialize);
  }

  private void initialize(CodeBuilder code) {
    int all = code.allocateLocal(TypeKind.REFERENCE);
    code.loadConstant(owner)
        .invokestatic(
            Descriptors.of(RulesLoader.class),
            "constantsOf",
            MethodTypeDesc.of(ARRAY, ConstantDescs.CD_Class))
        .astore(all);
    for (int place = 0; place < fields.size(); place++) {
      Field field = fields.get(place);
      code.aload(all)
          .loadConstant(place)
          .aaload()
          .checkcast(field.type())
          .putstatic(owner, field.name(), field.type());
    }
    code.return_();
  }
}
