import { isPermission, type Permission, permissions } from '../access/levels.ts';
import { neutralized, restored } from '../core/csv.ts';
import { fitsType, type MemberFieldType, type MemberFieldValue } from '../member-profile/member-profile.ts';
import { isTeamId, teamNames } from '../members/team-ids.ts';

/** What reading a text from a file answers that an export wrote: a cell that says the same changes nothing. */
export function asReimported(written: string): string {
  return restored(neutralized(written).trim());
}

/** The permission a cell names, by its id or by what people call it; undefined for none. */
export function permissionOfCell(
  cell: string,
  words: Readonly<Record<Permission, string>>,
): Permission | undefined {
  const wanted = cell.toLowerCase();
  if (isPermission(wanted)) return wanted;
  return permissions.find((permission) => words[permission].toLowerCase() === wanted);
}

/** The team a cell names, by its id or by its name; undefined for none. */
export function teamOfCell(cell: string): string | undefined {
  if (isTeamId(cell)) return cell;
  const index = teamNames.indexOf(cell.toUpperCase());
  return index === -1 ? undefined : String(index);
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', '1', 'ja', 'oui', 'sí', 'si', 'wahr', 'vrai'].map((word) => [word, true] as const),
  ...['false', 'no', '0', 'nein', 'non', 'falsch', 'faux'].map((word) => [word, false] as const),
]);

const readers: Record<MemberFieldType, (cell: string) => MemberFieldValue | undefined> = {
  string: (cell) => cell,
  ISOTimeString: (cell) => cell,
  // Not 1,000: one country's thousand is another's one.
  number: (cell) => (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(cell) ? Number(cell) : undefined),
  boolean: (cell) => booleans.get(cell.toLowerCase()),
};

/** The value a cell says for a field of this type of the account's own; undefined where it is none of this type. */
export function customValueOfCell(type: MemberFieldType, cell: string): MemberFieldValue | undefined {
  const value = readers[type](cell);
  return value !== undefined && fitsType(type, value) ? value : undefined;
}
