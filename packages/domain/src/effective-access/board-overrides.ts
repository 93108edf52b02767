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
 * Everything that is set for web boards, the scenes first, then the room types, then the world. A value is marked if
 * nobody would notice its absence: no cell of the matrix of roles and boards changes when all that is marked is removed
 * together. After that, each of the other values changes a cell when it is removed. With `mayBeMarked` the same holds
 * for a part of the values: one that is unneeded only because of values outside the part is not marked.
 */
export function boardOverrides(facts: BoardFacts, mayBeMarked: MayBeMarked = () => true): BoardOverride[] {
  const left = createBoardsLeft(facts);
  const records = scopeKinds.flatMap((kind) => facts.boardRecords.filter(({ scope }) => scope.kind === kind));
  const marks = new Map<string, OverrideMark>();
  // What was needed may be so no longer, once a farther record is gone.
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
 * Marks the redundant parts of a record: first all its fields together, because any of them hides more general records.
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

/**
 * What the roles of a field hold on its boards by the other rules. Boards and roles with the same result are grouped.
 */
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
