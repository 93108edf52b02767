import type { TimelineKind } from '@campus/contracts/members/person';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues, type Values } from '../../foundation/database/values.ts';

/** A part of a timeline that one index gives in order. */
export type Source =
  | {
      kind: 'audit' | 'signIn';
      /** The account of the trail; '' for the entries of no account. */
      accountId: string;
      column: 'actorId' | 'targetId';
      id: string;
      operations?: readonly string[];
    }
  | { kind: 'task'; accountId: string; id: string; kinds: readonly string[] };

/** The place of one entry. `place` is its time in microseconds. */
export interface Place {
  kind: TimelineKind;
  id: string;
  at: Date;
  place: string;
}

/**
 * Finds the newest entries of all sources, older than `before`. Each source reads no more rows of its index than are
 * asked for, so the cost depends on the page, not on the number of entries.
 */
export async function findPlaces(
  sql: Queryable,
  sources: readonly Source[],
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Place[]> {
  if (sources.length === 0) return [];
  const { text, values } = placesQuery(sources, { before, limit });
  return sql.query<Place>(text, values);
}

/** The statement of `findPlaces`. */
export function placesQuery(
  sources: readonly Source[],
  { before, limit }: { before: string | undefined; limit: number },
): { text: string; values: unknown[] } {
  const values = collectValues();
  const most = values.bind(limit);
  const older = before === undefined ? undefined : olderThan(before, values);
  // What a person did to themselves is found twice. A union without `all` keeps one of both.
  const parts = sources.map((source) => `(${newestOf(source, { values, older, most })})`);
  return {
    text: `
      select kind, id, at, (extract(epoch from at) * 1000000)::bigint::text as place
      from (${parts.join(' union ')}) found
      order by at desc, id desc limit ${most}`,
    values: values.list,
  };
}

function olderThan(before: string, values: Values): string {
  const [instant = '0', id = ''] = before.split('.');
  const at = `timestamptz 'epoch' + ${values.bind(instant)}::bigint * interval '1 microsecond'`;
  return `(${at}, ${values.bind(id)})`;
}

interface Part {
  values: Values;
  older: string | undefined;
  most: string;
}

function newestOf(source: Source, { values, older, most }: Part): string {
  if (source.kind === 'task')
    return `
      select 'task' as kind, id, "createdAt" as at from "Task"
      where account = ${values.bind(source.accountId)} and "requestedBy" = ${values.bind(source.id)}
        and kind = any(${values.bind(source.kinds)}) ${older ? `and ("createdAt", id) < ${older}` : ''}
      order by "createdAt" desc, id desc limit ${most}`;
  const { kind, accountId, column, id, operations } = source;
  return `
    select '${kind}' as kind, "objectId" as id, at from "AuditEntry"
    where account = ${values.bind(accountId)} and "${column}" = ${values.bind(id)}
      ${operations ? `and operation = any(${values.bind(operations)})` : ''}
      ${older ? `and (at, "objectId") < ${older}` : ''}
    order by at desc, "objectId" desc limit ${most}`;
}
