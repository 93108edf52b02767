/** What a file can be imported as. */
export const importKinds = ['invitations', 'memberships', 'deletions'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * The action of an import for one of its rows: invite a person, change a membership or an open invitation,
 * remove a member; or nothing, because the row changes nothing, conflicts with another row or a later
 * change, or has an error.
 */
export const importActions = ['create', 'update', 'remove', 'unchanged', 'conflict', 'error'] as const;
export type ImportAction = (typeof importActions)[number];

/** Whether a row of this action is still to be done when the import is applied. */
export function isApplied(action: ImportAction): action is 'create' | 'update' | 'remove' {
  return action === 'create' || action === 'update' || action === 'remove';
}

/** What a column can hold, besides the account's own fields of the member profile. */
export const importFields = [
  'email',
  'firstName',
  'lastName',
  'displayName',
  'contactEmail',
  'title',
  'permission',
  'teamId',
  'badges',
] as const;
export type ImportField = (typeof importFields)[number];

/** A column's field: one of ours, `custom:` with the name of one of the account's, or '' for a column left out. */
export type ColumnField = ImportField | `custom:${string}` | '';

export function isImportField(field: string): field is ImportField {
  return importFields.some((known) => known === field);
}

/** The name of the account's own field that a column holds; undefined for every other column. */
export function customFieldName(field: string): string | undefined {
  return field.startsWith('custom:') ? field.slice('custom:'.length) : undefined;
}

/** Which fields an import of this kind can take. */
export const fieldsOfKind: Record<ImportKind, { fields: readonly ImportField[]; custom: boolean }> = {
  invitations: {
    fields: importFields.filter((field) => field !== 'contactEmail'),
    custom: false,
  },
  memberships: { fields: importFields, custom: true },
  deletions: { fields: ['email'], custom: false },
};

/** Whether an import of this kind can take a column that holds this field. */
export function takesField(kind: ImportKind, field: string): boolean {
  const { fields, custom } = fieldsOfKind[kind];
  return customFieldName(field) === undefined ? fields.some((known) => known === field) : custom;
}

/** The first field that two columns have, or undefined. Any number of columns can be left out. */
export function repeatedField<Field extends string>(columns: readonly Field[]): Field | undefined {
  return columns.find((field, index) => field !== '' && columns.indexOf(field) < index);
}

/** The indexes of the columns with the first repeated field; empty if no field is repeated. */
export function repeatedColumns(columns: readonly string[]): number[] {
  const repeated = repeatedField(columns);
  return repeated === undefined ? [] : columns.flatMap((field, index) => (field === repeated ? [index] : []));
}

/** How many rows of a plan cannot be done. */
export function impossibleCount({ conflict = 0, error = 0 }: Partial<Record<ImportAction, number>>): number {
  return conflict + error;
}

/** The character encodings of files, by their WHATWG names. The first three are certain where they are marked. */
export const importEncodings = [
  ...(['utf-8', 'utf-16le', 'utf-16be'] as const),
  ...(['windows-1252', 'iso-8859-15', 'windows-1250', 'windows-1251', 'macintosh'] as const),
  ...(['shift_jis', 'euc-jp', 'gb18030'] as const),
] as const;
export type ImportEncoding = (typeof importEncodings)[number];

/** What can separate the columns of a file. */
export const importDelimiters = [',', ';', '\t', '|'] as const;
export type ImportDelimiter = (typeof importDelimiters)[number];

/** The largest number of rows a file can have, and of columns. */
export const importLimits = { rows: 1_000_000, columns: 200, cellLength: 10_000 } as const;

/** How an import treats rows that cannot be done: it skips them, or changes nothing at all. */
export const rowErrorChoices = ['skip', 'refuse'] as const;
export type RowErrorChoice = (typeof rowErrorChoices)[number];

export type ImportFileRefusal = 'imports.file.type';

/** Returns why a file cannot be imported, judged by its name, or undefined. */
export function refuseImportFile(name: string): ImportFileRefusal | undefined {
  return /\.csv$/i.test(name.trim()) ? undefined : 'imports.file.type';
}

/** The options of a membership import: badges are replaced only where information is overwritten. */
export function consistentOverwrite<T extends { overwriteData: boolean; overwriteBadges: boolean }>(
  options: T,
): T {
  return options.overwriteData ? options : { ...options, overwriteBadges: false };
}
