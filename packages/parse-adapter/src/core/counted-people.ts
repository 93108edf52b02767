import { listPage, windowOf } from '@campus/contracts/core/list';
import type { Calls } from './calls.ts';
import { namesOfUsers } from './names-of-users.ts';

/** A person of a figure, and the number of all of them. */
interface CountedRow {
  User_ID: string;
  Events: number;
  Total: number;
}

/**
 * A page of the people of a figure, whom `read` finds. Counts them only, unless `named`: then they are listed with names
 * and emails.
 */
export async function countedPeople(
  query: Calls['query'],
  asked: Parameters<typeof windowOf>[0] & { accountId: string },
  {
    named,
    read,
  }: { named: boolean; read: (part: { limit: number; offset?: number }) => Promise<CountedRow[]> },
) {
  const { limit, skip } = windowOf(asked);
  const rows = await read(named ? { limit, offset: skip } : { limit: 1 });
  const listed = named ? rows : [];
  const nameOf = await namesOfUsers(
    query,
    asked.accountId,
    listed.map((row) => row.User_ID),
  );
  const items = listed.map(({ User_ID, Events }) => ({
    ...{ userId: User_ID, ...nameOf(User_ID) },
    events: Events,
  }));
  return { ...listPage(items, rows[0]?.Total ?? 0, asked), namesShown: named };
}
