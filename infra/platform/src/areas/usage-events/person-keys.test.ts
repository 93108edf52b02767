import { makePerson, sql, unique } from '@campus/tests/world/world';
import { expect, it, vi } from 'vitest';
import { createPersonKeys } from './person-keys.ts';

const erase = 'delete from "_User" where "objectId" = $1';
const waiting = `select from pg_stat_activity where wait_event = 'advisory' and query like '%usage_person%'`;
const keyed = (user: string) => sql.query('select key from usage_person where "user" = $1', [user]);

it('an erased person gets no key again, from this process or from a later one', async () => {
  const [{ userId }, guest] = [await makePerson(), unique()];
  const keys = createPersonKeys(sql, []);
  expect((await keys.of([userId, guest])).has(userId)).toBe(true);
  await sql.query(erase, [userId]);
  for (const process of [keys, createPersonKeys(sql, [])])
    expect([...(await process.of([userId, guest])).keys()]).toEqual([guest]);
  expect(await keyed(userId)).toEqual([]);
});

it('a person who is being erased gets no key', async () => {
  const { userId } = await makePerson();
  let asked: ReturnType<ReturnType<typeof createPersonKeys>['of']> | undefined;
  await sql.transaction(async (erasing) => {
    await erasing.query(erase, [userId]);
    await erasing.query('set constraints all immediate');
    asked = createPersonKeys(sql, []).of([userId]);
    await vi.waitFor(async () => expect(await sql.query(waiting)).not.toEqual([]));
  });
  expect((await asked)?.has(userId)).toBe(false);
  expect(await keyed(userId)).toEqual([]);
});

it('keeps only the hash of an erased person', async () => {
  const { userId } = await makePerson();
  await sql.query(erase, [userId]);
  const rows = await sql.query<{ person: string }>(
    'select person from usage_erasure where person = hash_of_person($1)',
    [userId],
  );
  expect(rows).toEqual([{ person: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});
