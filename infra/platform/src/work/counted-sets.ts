import { AppError } from '@campus/contracts/core/app-error';
import type { CountedDoor } from '@campus/contracts/core/counted';
import type { Queryable } from '../foundation/database/sql.ts';
import { collectValues, type Values } from '../foundation/database/values.ts';
import { newObjectId } from '../foundation/records/object-id.ts';

/** The operation that a count is for, and the person and account that it belongs to. */
interface CountedFor {
  accountId: string;
  userId: string;
  door: CountedDoor;
}

/** A stored count. */
export interface CountedSet extends CountedFor {
  counted: string;
}

/** Enough for several open pages of one person. */
const maxUnused = 5;

/** How long a confirmation may stay open. */
const hours = 2;

/**
 * Stores the items of a query with the column `item`: the id of each, a space, and the state in which it is
 * counted. Returns the id of the count. Deletes the person's oldest unused counts of the same operation. One
 * statement, so that a count needs no transaction, and a caller who leaves cancels it like a read.
 */
export async function storeCounted(
  sql: Queryable,
  { accountId, userId, door }: CountedFor,
  items: { text: string; values: readonly unknown[] },
): Promise<string> {
  const counted = newObjectId();
  const values = collectValues(...items.values);
  const [account, user, operation] = [values.bind(accountId), values.bind(userId), values.bind(door)];
  await sql.query(
    `with old as (
       delete from counted_set where id in (
         select id from counted_set
         where "user" = ${user} and account = ${account} and door = ${operation} and "usedAt" is null
         order by "createdAt" desc, id offset ${maxUnused - 1}
       )
     )
     insert into counted_set (id, account, "user", door, items, until)
     select ${values.bind(counted)}, ${account}, ${user}, ${operation},
       array(select item from (${items.text}) shown order by item), now() + interval '${hours} hours'`,
    values.list,
  );
  return counted;
}

/**
 * Marks a count as used, so that later counts do not delete it. Throws if it is unknown, expired, or of another
 * person, account, or operation.
 */
export async function useCounted(
  sql: Queryable,
  { counted, accountId, userId, door }: CountedSet,
): Promise<void> {
  const used = await sql.one(
    `update counted_set set "usedAt" = now(), until = greatest(until, now() + interval '1 day')
     where id = $1 and account = $2 and "user" = $3 and door = $4 and until > now() returning id`,
    [counted, accountId, userId, door],
  );
  if (!used) throw unknownCount();
}

/** Throws if a used count was deleted before its task began. */
export async function refuseUnknownCount(sql: Queryable, counted: string): Promise<void> {
  if (!(await sql.one('select id from counted_set where id = $1', [counted]))) throw unknownCount();
}

const unknownCount = () => new AppError('notFound', 'request.countUnknown');

/** Returns the SQL of a table with the column `item`: the items of a count. */
export function countedItems({ counted, accountId, userId, door }: CountedSet, values: Values): string {
  return `(select unnest(items) as item from counted_set
           where id = ${values.bind(counted)} and account = ${values.bind(accountId)}
             and "user" = ${values.bind(userId)} and door = ${values.bind(door)})`;
}
