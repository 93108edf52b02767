import { aboutField, type BoardField, boardFields } from '../room-permissions/boards.ts';
import type { PermissionScope } from '../room-permissions/scopes.ts';
import type { WebBoardRecord } from '../room-permissions/web-boards.ts';
import { accessBy, alike, type BoardRules } from './board-matrix.ts';
import {
  type BoardFacts,
  type BoardsLeft,
  createBoardsLeft,
  type SetOfBoards,
  without,
} from './boards-left.ts';
import type { BoardFieldOverride, BoardPermissionOverride, OverrideMark, WithoutField } from './overrides.ts';

export type BoardOverride = BoardFieldOverride | BoardPermissionOverride;

/** Whether something of a record may be marked; by default, everything may. */
type MayBeMarked = (recordId: string, name: string) => boolean;

/**
 * Lists all values set for web boards: scenes first, then room types, then the world. Marked values can be removed
 * together without changing any cell of the matrix of roles and boards. Removing any other value then changes a cell.
 * `mayBeMarked` limits the marks to a part of the values; values that are redundant only because of values outside that
 * part are not marked.
 */
export function boardOverrides(facts: BoardFacts, mayBeMarked: MayBeMarked = () => true): BoardOverride[] {
  const left = createBoardsLeft(facts);
  const records = scopeKinds.flatMap((kind) => facts.boardRecords.filter(({ scope }) => scope.kind === kind));
  const marks = new Map<string, OverrideMark>();
  // A value may become unnecessary once a more general record is gone.
  for (let before = -1; before < marks.size; ) {
    before = marks.size;
    for (const { scope } of records) markIn(scope, { left, marks, mayBeMarked });
  }
  return records.flatMap((record) =>
    setsOf(record).map((set) => describe(record, set, { left, mark: marks.get(keyOf(record, set)) })),
  );
}

const scopeKinds = ['scene', 'roomType', 'world'] as const;

const nameOf = (set: SetOfBoards) => ('field' in set ? set.field : set.optionId);
const keyOf = ({ id }: WebBoardRecord, set: SetOfBoards) => `${id} ${nameOf(set)}`;

function fieldsOf({ boards }: WebBoardRecord): SetOfBoards[] {
  return boardFields.filter((field) => (boards[field] ?? []).length > 0).map((field) => ({ field }));
}

function setsOf(record: WebBoardRecord): SetOfBoards[] {
  return [...fieldsOf(record), ...Object.keys(record.values).map((optionId) => ({ optionId }))];
}

interface Marking {
  left: BoardsLeft;
  marks: Map<string, OverrideMark>;
  mayBeMarked: MayBeMarked;
}

/**
 * Marks the redundant parts of a record. Tries all its fields together first, because each of them hides more general
 * records.
 */
function markIn(scope: PermissionScope, { left, marks, mayBeMarked }: Marking): void {
  const takeOut = (sets: readonly SetOfBoards[]) => {
    const record = left.recordIn(scope);
    if (!record || sets.length === 0 || !left.isNeutral(record, sets)) return;
    for (const set of sets) marks.set(keyOf(record, set), markOf(record, set, left));
    left.takeOut(record, sets);
  };
  const candidates = () => {
    const record = left.recordIn(scope);
    return record ? setsOf(record).filter((set) => mayBeMarked(record.id, nameOf(set))) : [];
  };
  takeOut(candidates().filter((set) => 'field' in set));
  for (const set of candidates()) takeOut([set]);
}

function markOf(record: WebBoardRecord, set: SetOfBoards, left: BoardsLeft): OverrideMark {
  if (left.isOrphaned(record, set)) return 'orphaned';
  return left.decides(record, set) ? 'redundant' : 'shadowed';
}

/** An override beside what would hold in its scope without it. */
function describe(
  record: WebBoardRecord,
  set: SetOfBoards,
  { left, mark }: { left: BoardsLeft; mark: OverrideMark | undefined },
): BoardOverride {
  const { id: recordId, scope, boards, values } = record;
  const written = record.written[nameOf(set)];
  const common = { recordId, scope, mark, by: written?.by, at: written?.at };
  const rest = left.recordIn(scope);
  const rules = left.rulesWith(scope, rest && without(rest, [set]));
  if ('field' in set) {
    const boardIds = boards[set.field] ?? [];
    return {
      ...common,
      ...set,
      kind: 'boardField',
      boardIds,
      without: heldWithout(set.field, boardIds, rules),
    };
  }
  const inherited = rules.options.find(({ id }) => id === set.optionId)?.configuredLevel;
  return { ...common, ...set, kind: 'boardPermission', value: values[set.optionId] ?? 0, inherited };
}

/** The access of the field's roles to its boards by the other rules, grouped by result. */
function heldWithout(field: BoardField, boardIds: readonly string[], rules: BoardRules): WithoutField[] {
  const { roles, excepts } = aboutField(field);
  const accessOf = accessBy(rules);
  const groups = alike(excepts ? [null] : boardIds, rules).flatMap((ids) =>
    [...Map.groupBy(roles, (role) => accessOf(role, ids[0] ?? null))].map(([access, own]) => ({
      access,
      roles: own,
      boardIds: ids,
    })),
  );
  const same = Map.groupBy(groups, ({ access, roles: own }) => `${access} ${own.join()}`);
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? { ...first, boardIds: [first, ...others].flatMap((group) => group.boardIds) } : [],
  );
}
