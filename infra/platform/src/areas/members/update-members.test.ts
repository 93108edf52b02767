import { badgesOf, makeBadge } from '@campus/tests/areas/badges';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { entriesOf, writingFor } from '@campus/tests/world/bulk-writing';
import {
  addMember,
  join,
  type MemberPerson,
  makeAccount,
  sql,
  type TestAccount,
} from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockMembersByEmail } from './members-by-email.ts';
import { type MemberPatch, updateMembers } from './update-members.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

/** Changes some members as a task's step does. Returns what it recorded. */
async function update(account: TestAccount, wishes: readonly [MemberPerson, MemberPatch][]) {
  const writing = writingFor(test, account);
  await test.services.sql.transaction(async (inner) => {
    const emails = wishes.map(([{ email }]) => email);
    const members = await lockMembersByEmail(inner, { accountId: account.accountId, emails, names: true });
    const updates = wishes.flatMap(([{ email }, changes]) => {
      const member = members.get(email);
      return member ? [{ member, changes }] : [];
    });
    await updateMembers({ ...writing, sql: inner }, updates);
  });
  return { entries: await entriesOf(writing) };
}

function stored(membershipId: string) {
  return sql.one<Record<string, unknown>>(
    `select m.displayname, m.firstname, m."accountDisplayname", m."accountFirstname", m."accountLastname", m.username, m.title, m.permission, m."previousPermission", m."customFields",
       u.username as "usersName", u.displayname as "usersDisplayName", u.firstname as "usersFirstName"
     from "Membership" m join "_User" u on u."objectId" = m."user" where m."objectId" = $1`,
    [membershipId],
  );
}

describe('changing many members', () => {
  it('writes and records only differences, and skips members without any', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const badge = await makeBadge(accountId, 'Speaker');
    const ana = await addMember(accountId, { title: 'Student', customFields: { Desk: 7, Floor: 2 } });
    const ben = await addMember(accountId, { title: 'Dean', createdAt: new Date('2025-01-01') });
    const { entries } = await update(account, [
      [ana, { title: 'Dean', permission: 'suspended', customFields: { Desk: null }, badges: [badge] }],
      [ben, { title: 'Dean', badges: [], customFields: { Desk: null } }],
    ]);
    expect(await stored(ana.membershipId)).toMatchObject({
      title: 'Dean',
      permission: 'suspended',
      previousPermission: 'member',
      customFields: { Floor: 2 },
    });
    expect(await badgesOf(ana.membershipId)).toEqual(['Speaker']);
    expect(entries).toMatchObject([
      {
        operation: 'members.update',
        targetLabel: ana.email,
        before: { title: 'Student', permission: 'member', Desk: 7, badges: [] },
        after: { title: 'Dean', permission: 'suspended', Desk: null, badges: ['Speaker'] },
      },
    ]);
    const untouched = await sql.one('select "updatedAt" from "Membership" where "objectId" = $1', [
      ben.membershipId,
    ]);
    expect(untouched).toEqual({ updatedAt: new Date('2025-01-01') });
  });

  it('changes the names that the account shows, not those of the person or of other accounts', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const own = { displayName: 'Ana Lev', firstName: 'Ana', lastName: 'Lev' };
    const [first, second] = [await addMember(accountId, {}, own), await addMember(accountId)];
    const elsewhere = await join((await makeAccount()).accountId, first);
    const before = await stored(elsewhere);
    const { entries } = await update(account, [
      [first, { displayname: 'Dr. Lev', firstname: 'Ana' }],
      [second, { firstname: 'Tina' }],
    ]);
    expect(await stored(first.membershipId)).toMatchObject({
      ...{ displayname: 'Dr. Lev', accountDisplayname: 'Dr. Lev', usersDisplayName: 'Ana Lev' },
      ...{
        firstname: 'Ana',
        accountFirstname: null,
        username: before?.username,
        usersName: before?.usersName,
      },
    });
    expect(await stored(elsewhere)).toEqual(before);
    expect(await stored(second.membershipId)).toMatchObject({
      ...{ firstname: 'Tina', accountFirstname: 'Tina', usersFirstName: 'Ada' },
      ...{ displayname: second.displayName, accountDisplayname: null },
    });
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(
      expect.objectContaining({ before: { displayname: 'Ana Lev' }, after: { displayname: 'Dr. Lev' } }),
    );
    await update(account, [[first, { displayname: 'Ana Lev' }]]);
    expect(await stored(first.membershipId)).toMatchObject({
      displayname: 'Ana Lev',
      accountDisplayname: null,
    });
    await update(account, [[second, { title: 'Dean', lastname: 'Roe' }]]);
    expect(await stored(second.membershipId)).toMatchObject({
      accountFirstname: 'Tina',
      accountLastname: 'Roe',
    });
  });
});
