import { type RoomRole, roomRoles, roomThresholds } from '../access/room-levels.ts';

/**
 * The fields of Individual Board Control (RPM-031), each with the boards that it names. Those that restrict come in the
 * order of their precedence, the most restricted first (RPM-054).
 */
export const boardFields = [
  'moderatorNone',
  'moderatorLimited',
  'leaderNone',
  'leaderLimited',
  'memberNone',
  'memberLimited',
  'memberLimitedExceptions',
  'memberFull',
  'memberFullExceptions',
] as const;
export type BoardField = (typeof boardFields)[number];

/** The ids of the boards that each field names; a field without any may be missing. */
export type BoardIds = Readonly<Partial<Record<BoardField, readonly string[]>>>;

/** Limited: a person can interact. Full: a person can change the address as well. */
export type BoardAccess = 'none' | 'limited' | 'full';

/** The ids in a text, separated by commas (RPM-051). An id that is named twice counts once. */
export function boardIdsOf(text: string): string[] {
  const ids = text.split(',').map((part) => part.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** Ids as people edit them. */
export function boardText(ids: readonly string[] = []): string {
  return ids.join(', ');
}

/** The field that each field of exceptions stands in for. */
const replacedBy: Readonly<Partial<Record<BoardField, BoardField>>> = {
  memberLimited: 'memberLimitedExceptions',
  memberFull: 'memberFullExceptions',
};

/** The field of exceptions that a field is disabled by; undefined for one that never is. */
export function replacementOf(field: BoardField): BoardField | undefined {
  return replacedBy[field];
}

/** Whether a field is disabled, because its exceptions are used (RPM-052, 053). */
export function isBoardFieldDisabled(field: BoardField, boards: BoardIds): boolean {
  const replacement = replacementOf(field);
  return replacement !== undefined && (boards[replacement] ?? []).length > 0;
}

/** The fields as they are stored: each of them, those blank that are disabled (RPM-052, 053). */
export function tidyBoards(boards: BoardIds): Record<BoardField, readonly string[]> {
  const entries = boardFields.map((field) => [
    field,
    isBoardFieldDisabled(field, boards) ? [] : (boards[field] ?? []),
  ]);
  return Object.fromEntries(entries);
}

/** The highest role whose people a field is about: members where it is about everyone. */
export function roleOfField(field: BoardField): RoomRole {
  return ruleOf(field)?.below ?? 'member';
}

/** The access that a field gives, its roles from the lowest up, and whether it names exceptions instead. */
export function aboutField(field: BoardField): {
  access: BoardAccess;
  roles: readonly RoomRole[];
  excepts: boolean;
} {
  const rule = ruleOf(field);
  const roles = roomRoles.filter((role) => rule !== undefined && isMeant(role, rule));
  return { access: rule?.access ?? 'none', roles, excepts: rule?.excepts ?? false };
}

interface BoardRule {
  field: BoardField;
  /** The highest role that the field is about; `undefined` for everyone. */
  below?: RoomRole;
  access: BoardAccess;
  /** Whether the field names the boards that it is not about. */
  excepts?: true;
}

const rules: readonly BoardRule[] = [
  { field: 'moderatorNone', below: 'moderator', access: 'none' },
  { field: 'moderatorLimited', below: 'moderator', access: 'limited' },
  { field: 'leaderNone', below: 'leader', access: 'none' },
  { field: 'leaderLimited', below: 'leader', access: 'limited' },
  { field: 'memberNone', below: 'member', access: 'none' },
  { field: 'memberLimited', below: 'member', access: 'limited' },
  { field: 'memberLimitedExceptions', below: 'member', access: 'limited', excepts: true },
  { field: 'memberFull', access: 'full' },
  { field: 'memberFullExceptions', access: 'full', excepts: true },
];

/**
 * The most restrictive field about a board; undefined if there is none (RPM-054). Null is any board that no field
 * names; only fields with exceptions are about it.
 */
export function decidingField(boardId: string | null, boards: BoardIds): BoardField | undefined {
  return rules.find(({ field, excepts }) => {
    const ids = boards[field] ?? [];
    if (ids.length === 0 || isBoardFieldDisabled(field, boards)) return false;
    const isNamed = boardId !== null && ids.includes(boardId);
    return excepts ? !isNamed : isNamed;
  })?.field;
}

/** The access of a role to a board by its field; undefined if the permissions of web boards decide. */
export function boardAccess(
  role: RoomRole,
  boardId: string | null,
  boards: BoardIds,
): BoardAccess | undefined {
  const rule = ruleOf(decidingField(boardId, boards));
  return rule && isMeant(role, rule) ? rule.access : undefined;
}

function ruleOf(field: BoardField | undefined): BoardRule | undefined {
  return rules.find((rule) => rule.field === field);
}

function isMeant(role: RoomRole, { below }: BoardRule): boolean {
  return below === undefined || roomThresholds[role] <= roomThresholds[below];
}
