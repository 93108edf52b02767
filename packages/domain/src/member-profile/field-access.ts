/** What members may do with a field of their profile. As one value, it has no field that is edited but not seen. */
export type FieldAccess = 'hidden' | 'visible' | 'editable';

interface AccessFlags {
  visible: boolean;
  editable: boolean;
}

/** The access that these flags mean. */
export function accessOf({ visible, editable }: AccessFlags): FieldAccess {
  if (!visible) return 'hidden';
  return editable ? 'editable' : 'visible';
}

/** The flags that are stored for this access. */
export function accessFlags(access: FieldAccess): AccessFlags {
  return { visible: access !== 'hidden', editable: access === 'editable' };
}
