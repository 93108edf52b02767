import type { BoardField } from '../room-permissions/boards.ts';
import { boardDevice } from '../room-permissions/decide-board.ts';
import { consideredScopes, type PermissionScope, scopeKey, worldScope } from '../room-permissions/scopes.ts';
import { indexWebBoards, type WebBoardRecord } from '../room-permissions/web-boards.ts';
import { boardFacts } from './board-differences.ts';
import {
  type BoardMatrix,
  type BoardRules,
  boardRulesIn,
  isDecidedBy,
  isSameMatrix,
  matrixOf,
} from './board-matrix.ts';
import { type Configuration, scopeOfRoom } from './configuration.ts';
import { placesOf } from './places.ts';

export interface BoardFacts extends Pick<Configuration, 'rooms' | 'boardOptions'> {
  boardRecords: readonly WebBoardRecord[];
}

/** A value in a record of web boards: a field that names boards, or a permission. */
export type SetOfBoards = { field: BoardField } | { optionId: string };

/** The records of web boards without the removed values, and the decisions of the rest. */
export function createBoardsLeft({ rooms, boardOptions, boardRecords }: BoardFacts) {
  const records = new Map(boardRecords.map((record) => [scopeKey(record.scope), record]));
  const places = placesByScope({ rooms, boardOptions, boardRecords });
  const scopesOfRooms = rooms.flatMap((room) => consideredScopes(scopeOfRoom(room)));
  const inhabited = new Set([worldScope, ...scopesOfRooms].map(scopeKey));
  const known = new Map<string, BoardRules>();
  const matrices = new Map<string, BoardMatrix>();

  const recordIn = (scope: PermissionScope) => records.get(scopeKey(scope));
  const rulesWith = (scope: PermissionScope, instead?: WebBoardRecord) => {
    const considered = consideredScopes(scope).flatMap((one) => recordIn(one) ?? []);
    const left = considered.map((record) => (record.id === instead?.id ? instead : record));
    return boardRulesIn(scope, boardOptions, indexWebBoards(left));
  };
  const present = (scope: PermissionScope) => {
    const key = scopeKey(scope);
    const rules = known.get(key) ?? rulesWith(scope);
    known.set(key, rules);
    return rules;
  };
  const matrixBy = (rules: BoardRules) => {
    const matrix = matrices.get(rules.key) ?? matrixOf(rules);
    matrices.set(rules.key, matrix);
    return matrix;
  };
  const isNeutralIn = (scope: PermissionScope, less: WebBoardRecord) => {
    const [before, after] = [present(scope), rulesWith(scope, less)];
    return before.key === after.key || isSameMatrix(matrixBy(before), matrixBy(after));
  };
  /** The places in which one of these counts; elsewhere nothing depends on them. */
  const placesOfSets = (record: WebBoardRecord, sets: readonly SetOfBoards[]) =>
    (places.get(scopeKey(record.scope)) ?? []).filter((scope) =>
      sets.some((set) => counts(set, record, present(scope))),
    );

  return {
    /** The rest of the record of a scope. */
    recordIn,
    /** The fields set in a scope. `instead` replaces the rest of a record. */
    rulesWith,
    /** Whether no room has the scope, or no option the name. */
    isOrphaned: ({ scope }: WebBoardRecord, set: SetOfBoards) =>
      !inhabited.has(scopeKey(scope)) ||
      ('optionId' in set && boardOptions.every(({ id }) => id !== set.optionId)),
    /** Whether removing these changes nothing for anybody on any board. */
    isNeutral: (record: WebBoardRecord, sets: readonly SetOfBoards[]) => {
      const less = without(record, sets);
      return placesOfSets(record, sets).every((scope) => isNeutralIn(scope, less));
    },
    /**
     * Whether it decides about any board for any role. A permission always does where it applies: for owners, fields
     * say nothing about boards that they do not name or that they except.
     */
    decides: (record: WebBoardRecord, set: SetOfBoards) =>
      placesOfSets(record, [set]).some(
        (scope) => !('field' in set) || isDecidedBy(set.field, present(scope)),
      ),
    /** Takes these out of a record. */
    takeOut: (record: WebBoardRecord, sets: readonly SetOfBoards[]) => {
      records.set(scopeKey(record.scope), without(record, sets));
      for (const scope of places.get(scopeKey(record.scope)) ?? []) known.delete(scopeKey(scope));
    },
  };
}
export type BoardsLeft = ReturnType<typeof createBoardsLeft>;

/** The places in which rooms are, and the world, by each of the scopes that are considered there. */
function placesByScope({ boardRecords, ...facts }: BoardFacts): Map<string, PermissionScope[]> {
  const places = new Map<string, PermissionScope[]>();
  for (const { scope } of placesOf(
    boardFacts({ ...facts, webBoards: indexWebBoards(boardRecords) }),
    boardDevice,
  ))
    for (const key of consideredScopes(scope).map(scopeKey)) {
      const known = places.get(key) ?? [];
      places.set(key, known);
      known.push(scope);
    }
  return places;
}

function counts(set: SetOfBoards, record: WebBoardRecord, rules: BoardRules): boolean {
  return 'field' in set ? rules.boards === record.boards : rules.recordIds.get(set.optionId) === record.id;
}

/** A record without the named fields. */
export function without(record: WebBoardRecord, sets: readonly SetOfBoards[]): WebBoardRecord {
  const fields = new Set<string>(sets.flatMap((set) => ('field' in set ? set.field : [])));
  const options = new Set(sets.flatMap((set) => ('optionId' in set ? set.optionId : [])));
  const leave = <V>(entries: Readonly<Record<string, V>>, gone: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => !gone.has(name)));
  return { ...record, values: leave(record.values, options), boards: leave(record.boards, fields) };
}
