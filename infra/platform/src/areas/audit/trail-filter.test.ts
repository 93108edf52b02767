import { getAuditEntries } from '@campus/contracts/audit/functions';
import { recordEntries } from '@campus/tests/calls/audit-entries';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { isIndexed } from './trail-filter.ts';

describe('the entries of an account', () => {
  it('can be filtered by one person or object, whose name is shown even if no entry matches', async () => {
    const { account, ana, bola } = await twoPeople();
    const byAna = await read(account, { actor: ana.userId });
    expect(byAna).toMatchObject({ count: 1, results: [{ actor: { email: ana.email } }] });
    const aboutAna = await read(account, { target: ana.membershipId, outcome: 'failed' });
    expect(aboutAna).toMatchObject({
      count: 0,
      chosen: { actor: null, target: { type: 'member', label: ana.email, name: 'Ana Silva' } },
    });
    const both = await read(account, { actor: bola.userId, target: ana.membershipId });
    expect(both).toMatchObject({ count: 1, chosen: { actor: { email: bola.email, name: 'Bola Nwosu' } } });
  });

  it('name nobody for an id that the account’s trail does not know', async () => {
    const { account, ana } = await twoPeople();
    const { account: other } = await twoPeople();
    await expect(
      read(other, { actor: ana.userId, target: account.people.owner.membershipId }),
    ).resolves.toMatchObject({ count: 0, chosen: { actor: null, target: null } });
  });

  it("are found by the beginning of the actor's or the target's name", async () => {
    const { account } = await twoPeople();
    await expect(read(account, { search: 'bola' })).resolves.toMatchObject({ count: 2 });
    await expect(read(account, { search: 'SILVA' })).resolves.toMatchObject({ count: 2 });
    await expect(read(account, { search: 'nobody' })).resolves.toMatchObject({ count: 0 });
  });

  it('are found by a text of any length, without regard to case and accents', async () => {
    const { account } = await twoPeople();
    await recordEntries([{ ...account, target: { type: 'badge', id: 'badge1', label: 'Żq 1%' } }]);
    for (const search of ['zq', 'Q 1', '%', 'żQ 1%'])
      await expect(read(account, { search })).resolves.toMatchObject({ count: 1, countIsExact: true });
    await expect(read(account, { search: '_q' })).resolves.toMatchObject({ count: 0 });
  });

  it('are read from the oldest on, each once, and new ones with the same position later', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const at = (minute: number) => new Date(Date.now() - (10 - minute) * 60_000).toISOString();
    const record = (minutes: number[]) =>
      recordEntries(minutes.map((minute) => ({ accountId, at: at(minute), requestId: `minute ${minute}` })));
    await record([1, 2, 3, 4]);
    const pages = async (after: string) => {
      const found: string[] = [];
      for (let place = after; ; ) {
        const { results, next = '' } = await read(account, { after: place, limit: 3 });
        found.push(...results.map(({ requestId }) => requestId));
        if (results.length === 0) return { found, next };
        place = next;
      }
    };
    const first = await pages('');
    expect(first.found).toEqual(['minute 1', 'minute 2', 'minute 3', 'minute 4']);
    await record([5, 10]);
    expect((await pages(first.next)).found).toEqual(['minute 5']);
    expect((await read(account, { from: at(3.5), after: '' })).results).toHaveLength(2);
  });

  it.each([
    ['', true],
    ['ana', true],
    ['ş1é', true],
    ['ab', false],
    ['a.b.c-d', false],
  ])('are searched in the whole trail where an index helps: %j, %s', (search, indexed) => {
    expect(isIndexed(search)).toBe(indexed);
  });

  it('show a person’s present name; after the person is deleted, only the email of that time', async () => {
    const { account, ana } = await twoPeople();
    await sql.query(`update "_User" set displayname = 'Ana Souza' where "objectId" = $1`, [ana.userId]);
    const [entry] = (await read(account, { actor: ana.userId })).results;
    expect(entry?.actor).toEqual({ id: ana.userId, email: ana.email, name: 'Ana Souza' });
    await sql.query('delete from "Membership" where "user" = $1', [ana.userId]);
    await sql.query('delete from "_User" where "objectId" = $1', [ana.userId]);
    const [later] = (await read(account, { actor: ana.userId })).results;
    expect(later?.actor).toEqual({ id: ana.userId, email: ana.email, name: '' });
  });

  it('come with the number of days they are kept', async () => {
    const { account } = await twoPeople();
    await expect(read(account, {})).resolves.toMatchObject({ keptDays: 730 });
  });
});

/** Makes two people who changed each other. Their emails do not contain their names. */
async function twoPeople() {
  const account = await makeAccount();
  const { accountId } = account;
  const person = (displayName: string, firstName: string, lastName: string) =>
    addMember(accountId, {}, { displayName, firstName, lastName, email: `${unique()}@campus.test` });
  const ana = await person('Ana Silva', 'Ana', 'Silva');
  const bola = await person('Bola Nwosu', 'Bola', 'Nwosu');
  const changed = (by: typeof ana, whom: typeof ana) => ({
    accountId,
    actor: { id: by.userId, email: by.email },
    target: { type: 'member', id: whom.membershipId, label: whom.email },
  });
  await recordEntries([changed(ana, bola), changed(bola, ana)]);
  return { account, ana, bola };
}

type Options = z.input<typeof getAuditEntries.input>['options'];

function read({ accountId, people }: TestAccount, options: Options) {
  return callPlatform(getAuditEntries, { accountId, options }, people.owner.sessionToken);
}
