export const memberFieldTypes = ['string', 'ISOTimeString', 'number', 'boolean'] as const;
export type MemberFieldType = (typeof memberFieldTypes)[number];

export type MemberFieldValue = string | number | boolean;

export function isMemberFieldValue(value: unknown): value is MemberFieldValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A field of the member profile as an account stores it. */
export interface StoredMemberField {
  type: MemberFieldType;
  required?: boolean | undefined;
  visibleToMember?: boolean | undefined;
  editableByMember?: boolean | undefined;
}

/** A field of the member profile with every default made. */
export interface MemberField {
  type: MemberFieldType;
  required: boolean;
  visible: boolean;
  editable: boolean;
  /** Whether administrators may leave it empty although it is required. */
  emptiedByAdmins?: boolean;
}

/** The fields every member profile has, before those an account adds. */
export const defaultMemberFields = {
  contactEmail: { type: 'string', required: true, visible: true, editable: true, emptiedByAdmins: true },
  title: { type: 'string', required: true, visible: true, editable: true, emptiedByAdmins: true },
} as const satisfies Record<string, MemberField>;

export type DefaultMemberField = keyof typeof defaultMemberFields;
export const defaultMemberFieldNames = Object.keys(defaultMemberFields) as readonly DefaultMemberField[];

export function isDefaultMemberField(name: string): name is DefaultMemberField {
  return Object.hasOwn(defaultMemberFields, name);
}

/** Members see and edit what an account adds unless it says otherwise; what they do not see they do not edit. */
export function memberFieldOf(stored: StoredMemberField): MemberField {
  const { type, required = false, visibleToMember: visible = true, editableByMember = true } = stored;
  return { type, required, visible, editable: visible && editableByMember };
}

export type MemberFieldRefusal = 'unknownField' | 'notEditable' | 'required' | 'type';

/**
 * Whether a person writes their own member profile as a member, or any member profile as an administrator.
 */
export type ProfileEditor = 'member' | 'admin';

/**
 * The reason why a field of a member profile may not have this value, or undefined. For members, a field
 * they do not see does not exist. Null clears a field, and so does an empty text, except for the default
 * fields: administrators may leave these empty, as the members table does.
 */
export function refuseMemberField(
  field: MemberField | undefined,
  value: MemberFieldValue | null,
  editor: ProfileEditor,
): MemberFieldRefusal | undefined {
  if (!field || (editor === 'member' && !field.visible)) return 'unknownField';
  if (editor === 'member' && !field.editable) return 'notEditable';
  if (value === '' && editor === 'admin' && field.emptiedByAdmins) return undefined;
  if (value === null || value === '') return field.required ? 'required' : undefined;
  return fitsType(field.type, value) ? undefined : 'type';
}

const tests: Record<MemberFieldType, (value: MemberFieldValue) => boolean> = {
  string: (value) => typeof value === 'string',
  ISOTimeString: (value) => typeof value === 'string' && isInstant(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
};

/** Whether a field of this type can have the value. */
export function fitsType(type: MemberFieldType, value: MemberFieldValue): boolean {
  return tests[type](value);
}

/** Whether the text is an instant as ISO 8601 writes it, with its offset to UTC. */
function isInstant(value: string): boolean {
  const shape = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
  const [, day] = shape.exec(value) ?? [];
  // The 31st of a shorter month would be taken for a day of the next one.
  return day !== undefined && !Number.isNaN(Date.parse(value)) && new Date(day).toISOString().startsWith(day);
}
