import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badgesOf, makeBadge } from '../../../../../tests/support/badges.ts';
import { entriesOf, writingFor } from '../../../../../tests/support/bulk-writing.ts';
import { makeServices, type TestServices } from '../../../../../tests/support/platform-services.ts';
import {
  addMember,
  join,
  type MemberPerson,
  makeAccount,
  sql,
  type TestAccount,
  unique,
} from '../../../../../tests/support/world.ts';
import { lockMembersByEmail } from './members-by-email.ts';
import { type MemberWish, updateMembers } from './update-members.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

/** Changes some members as a step of a task does, and returns the names it had to replace and what it recorded. */
async function update(account: TestAccount, wishes: readonly [MemberPerson, MemberWish][]) {
  const writing = writingFor(test, account);
  const usernames = await test.services.sql.transaction(async (inner) => {
    const emails = wishes.map(([{ email }]) => email);
    const members = await lockMembersByEmail(inner, { accountId: account.accountId, emails, names: true });
    const updates = wishes.flatMap(([{ email }, changes]) => {
      const member = members.get(email);
      return member ? [{ member, changes }] : [];
    });
    return updateMembers({ ...writing, sql: inner }, updates);
  });
  return { usernames, entries: await entriesOf(writing) };
}

function stored(membershipId: string) {
  return sql.one<Record<string, unknown>>(
    `select m.displayname, m.firstname, m.username, m.title, m.permission, m."previousPermission", m."customFields",
       u.username as "usersName", u.displayname as "usersDisplayName", u.firstname as "usersFirstName"
     from "Membership" m join "_User" u on u."objectId" = m."user" where m."objectId" = $1`,
    [membershipId],
  );
}

describe('changing many members', () => {
  it('writes what differs and records that only; who is so already is left alone', async () => {
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

  it('MEM-043 gives a free username to each whose display name asks for one that is taken, by others or among them', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const [wanted, other] = [`Ana ${unique()}`, await makeAccount()];
    const [first, second, third] = [
      await addMember(accountId),
      await addMember(accountId),
      await addMember(accountId),
    ];
    const elsewhere = await join(other.accountId, first);
    const { usernames } = await update(account, [
      [first, { displayname: wanted, firstname: 'Ana' }],
      [second, { displayname: wanted }],
      [third, { firstname: 'Tina' }],
    ]);
    const handle = wanted.toLowerCase().replace(' ', '.');
    expect(usernames.has(first.membershipId)).toBe(false);
    expect(usernames.get(second.membershipId)).toMatchObject({ old: handle });
    const [one, two] = [await stored(first.membershipId), await stored(second.membershipId)];
    expect(one).toMatchObject({ username: handle, usersName: handle, usersDisplayName: wanted });
    expect(two).toMatchObject({
      username: usernames.get(second.membershipId)?.new,
      usersName: usernames.get(second.membershipId)?.new,
      displayname: wanted,
    });
    expect(await stored(elsewhere)).toMatchObject({
      username: handle,
      displayname: wanted,
      firstname: 'Ana',
    });
    expect(await stored(third.membershipId)).toMatchObject({
      firstname: 'Tina',
      usersFirstName: 'Tina',
      displayname: third.displayName,
    });
  });
});
