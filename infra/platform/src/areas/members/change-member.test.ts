import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { changeMember } from '@campus/contracts/members/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  type MemberPerson,
  makeAccount,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeAll, expect, it } from 'vitest';
import type * as z from 'zod';

type Change = Omit<z.input<typeof changeMember.input>, 'accountId' | 'membershipId'>;

let account: TestAccount;
let admin: string;
beforeAll(async () => {
  account = await makeAccount();
  admin = account.people.admin.sessionToken;
  await sql.query('update "Account" set "memberProfileCustomFieldsSchema" = $2 where "objectId" = $1', [
    account.accountId,
    JSON.stringify({ Office: { type: 'string' }, Seats: { type: 'number' } }),
  ]);
});

function change({ membershipId }: { membershipId: string }, fields: Change, token = admin) {
  return callPlatform(changeMember, { accountId: account.accountId, membershipId, ...fields }, token);
}

async function stored({ membershipId }: MemberPerson) {
  const row = await sql.one<Record<string, unknown>>(
    `select displayname, firstname, lastname, title, "contactEmail", "teamId", permission, "customFields"
     from "Membership" where "objectId" = $1`,
    [membershipId],
  );
  return row ?? {};
}

function entriesOf({ membershipId }: MemberPerson) {
  return sql.query<Record<string, unknown>>(
    'select operation, outcome, before, after from "AuditEntry" where "targetId" = $1',
    [membershipId],
  );
}

it('changes any fields at once, with one audit entry', async () => {
  const person = await addMember(account.accountId, { title: 'Old', customFields: { Seats: 3 } });
  const { displayName: displayname } = person;
  const displayName = `Noa Lev ${unique()}`;
  const answer = await change(person, {
    displayName,
    firstName: ' Noa ',
    title: 'Dean',
    teamId: '77',
    permission: 'leader',
    customFields: { Office: 'B 12', Seats: null },
    expected: { displayName: displayname, title: 'Old', customFields: { Seats: 3, Office: null } },
  });
  expect(answer).toMatchObject({
    member: { user: { displayname: displayName, firstname: 'Noa' }, customFields: { Office: 'B 12' } },
    username: null,
  });
  expect(await stored(person)).toMatchObject({
    displayname: displayName,
    firstname: 'Noa',
    title: 'Dean',
    teamId: '77',
    permission: 'leader',
    customFields: { Office: 'B 12' },
  });
  expect(await entriesOf(person)).toEqual([
    {
      operation: 'members.update',
      outcome: 'success',
      before: {
        displayname,
        firstname: 'Ada',
        title: 'Old',
        teamId: '8',
        permission: 'member',
        Office: null,
        Seats: 3,
      },
      after: {
        displayname: displayName,
        firstname: 'Noa',
        title: 'Dean',
        teamId: '77',
        permission: 'leader',
        Office: 'B 12',
        Seats: null,
      },
    },
  ]);
});

it.each<[Change, string]>([
  [{ displayName: 'Noa Lev' }, 'members.updateDisplayName'],
  [{ firstName: 'Noa' }, 'members.updateFirstName'],
  [{ lastName: 'Lev' }, 'members.updateLastName'],
  [{ contactEmail: 'noa@campus.test' }, 'members.updateProfile'],
  [{ title: 'Dean' }, 'members.updateProfile'],
  [{ customFields: { Office: 'B 12' } }, 'members.updateProfile'],
  [{ title: 'Dean', contactEmail: '', customFields: {} }, 'members.updateProfile'],
  [{ teamId: '3' }, 'members.updateTeam'],
  [{ permission: 'leader' }, 'members.updatePermission'],
  [{ teamId: '3', title: 'Dean' }, 'members.update'],
  [{}, 'members.update'],
])('the audit entry of %j names %s', async (fields, operation) => {
  const person = await addMember(account.accountId);
  await change(person, fields);
  expect(await entriesOf(person)).toMatchObject([{ operation, outcome: 'success' }]);
});

it('changes nothing when one field is refused or has changed since the caller saw it', async () => {
  const person = await addMember(account.accountId, { title: 'Old', teamId: '1' });
  const before = await stored(person);
  const changedMeanwhile = (field: string, value: string) => ({
    code: parseCode.conflict,
    message: `Another person has changed ${field} to "${value}" since you opened it.`,
  });
  const refused: [Change, object][] = [
    [{ firstName: 'Noa', title: 'x'.repeat(65) }, { code: parseCode.invalid }],
    [{ firstName: 'Noa', customFields: { Unknown: 'x' } }, { code: parseCode.invalid }],
    [{ firstName: 'Noa', customFields: { Seats: 'many' } }, { code: parseCode.invalid }],
    [{ firstName: 'Noa', permission: 'owner' }, { code: parseCode.forbidden }],
    [{ firstName: 'Noa', title: 'New', expected: { title: 'Older' } }, changedMeanwhile('Title', 'Old')],
    [{ firstName: 'Noa', teamId: '2', expected: { teamId: '0' } }, changedMeanwhile('Team ID', 'B')],
    [
      { firstName: 'Noa', customFields: { Seats: 4 }, expected: { customFields: { Seats: 3 } } },
      changedMeanwhile('Seats', ''),
    ],
  ];
  for (const [fields, refusal] of refused)
    await expect(change(person, fields), JSON.stringify(fields)).rejects.toMatchObject(refusal);
  expect(await stored(person)).toEqual(before);
});

it('compares only the fields that change', async () => {
  const person = await addMember(account.accountId, { title: 'Old' });
  const expected = { lastName: 'Other', title: 'Other', customFields: { Seats: 5 } };
  await expect(change(person, { firstName: 'Noa', expected })).resolves.toMatchObject({
    member: { user: { firstname: 'Noa' }, title: 'Old' },
  });
});

it("is refused below admin, for the caller's own permission, and for members of other accounts", async () => {
  const { moderator, member, admin: self } = account.people;
  const forbidden = { code: parseCode.forbidden, message: text('access.forbidden') };
  for (const caller of [moderator, member])
    await expect(change(member, { firstName: 'Noa' }, caller.sessionToken)).rejects.toMatchObject(forbidden);
  await expect(change(self, { permission: 'member' })).rejects.toMatchObject({
    message: text('members.permission.own'),
  });
  const other = await makeAccount();
  for (const membershipId of [other.people.member.membershipId, 'nothing000'])
    await expect(change({ membershipId }, { firstName: 'Noa' })).rejects.toMatchObject({
      code: parseCode.notFound,
      message: text('members.notFound'),
    });
});

it('makes changes of one member wait for each other, in all fields', async () => {
  const person = await addMember(account.accountId);
  const changes = Array.from({ length: 8 }, (_, n): Change[] => [
    { firstName: `Noa ${n}`, customFields: { Seats: n } },
    { customFields: { Office: `B ${n}` }, permission: n % 2 ? 'leader' : 'moderator' },
    { title: `Dean ${n}`, displayName: `Noa Lev ${unique()}`, permission: 'member' },
  ]).flat();
  const ends = await Promise.allSettled(changes.map((fields) => change(person, fields)));
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
});
