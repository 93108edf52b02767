import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  getMembersInfo,
  updateMember,
  updateUserAccountMemberProfile,
  updateUserAccountTeamId,
  updateUserDisplayname,
  updateUserFirstname,
  updateUserLastname,
} from '@campus/contracts/members/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  type MemberPerson,
  makeAccount,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden, message: text('access.forbidden') };
const notFound = { code: parseCode.notFound, message: text('members.notFound') };

let account: TestAccount;
let other: TestAccount;
let admin: string;
beforeAll(async () => {
  account = await makeAccount();
  other = await makeAccount();
  admin = account.people.admin.sessionToken;
});

async function stored(person: MemberPerson) {
  const row = await sql.one<Record<string, unknown>>(
    `select username, displayname, firstname, lastname, title, "contactEmail", "teamId"
     from "Membership" where "objectId" = $1`,
    [person.membershipId],
  );
  return row ?? {};
}

function usernameOf(person: MemberPerson): Promise<string> {
  return stored(person).then(({ username }) => String(username));
}

describe('updateMember', () => {
  it('MEM-039 changes several attributes at once and answers the updated member', async () => {
    const person = await addMember(account.accountId);
    const username = await usernameOf(person);
    const attributes = {
      firstname: 'Noa',
      lastname: 'Lev',
      title: 'Dean',
      teamId: '77',
      contactEmail: 'n@example.org',
    };
    const updated = await callPlatform(
      updateMember,
      { accountId: account.accountId, username, attributes },
      admin,
    );
    expect(updated).toMatchObject({
      _id: person.membershipId,
      user: { firstname: 'Noa', lastname: 'Lev' },
      title: 'Dean',
      teamId: '77',
      contactEmail: 'n@example.org',
    });
    expect(await stored(person)).toMatchObject(attributes);
  });

  it('MEM-039 changes nothing when an attribute breaks a rule, or the username is unknown or of another account', async () => {
    const person = await addMember(account.accountId);
    const before = await stored(person);
    const change = (username: string, attributes: object) =>
      callPlatform(updateMember, { accountId: account.accountId, username, attributes }, admin);
    for (const attributes of [
      { firstname: 'Noa', lastname: '' },
      { firstname: 'Noa', displayname: 'No' },
      { firstname: 'Noa', title: 'x'.repeat(65) },
      { firstname: 'Noa', teamId: '78' },
      { firstname: 'Noa', contactEmail: 'nobody' },
      { firstname: 'Noa', permission: 'owner' },
    ])
      await expect(change(String(before.username), attributes)).rejects.toMatchObject({
        code: parseCode.invalid,
      });
    await expect(change(`nobody-${unique()}`, { firstname: 'Noa' })).rejects.toMatchObject(notFound);
    const stranger = await usernameOf(other.people.member);
    await expect(change(stranger, { firstname: 'Noa' })).rejects.toMatchObject(notFound);
    expect(await stored(person)).toEqual(before);
  });

  it('MEM-039 is refused below admin of the account', async () => {
    const username = await usernameOf(account.people.leader);
    for (const { sessionToken } of [account.people.moderator, account.people.leader, other.people.owner])
      await expect(
        callPlatform(
          updateMember,
          { accountId: account.accountId, username, attributes: { title: 'Boss' } },
          sessionToken,
        ),
      ).rejects.toMatchObject(forbidden);
  });
});

describe('updateUserDisplayname', () => {
  const rename = (person: MemberPerson, displayname: string, token = admin) =>
    callPlatform(
      updateUserDisplayname,
      { accountId: account.accountId, userId: person.userId, displayname },
      token,
    );

  it("MEM-042 sets the caller's own display name, returns the resulting username and shows it in the list", async () => {
    const person = await addMember(account.accountId);
    const mark = unique();
    const answer = await rename(person, `Ana Marić ${mark}`, person.sessionToken);
    expect(answer.username).toBeNull();
    expect(answer.member.user).toMatchObject({
      displayname: `Ana Marić ${mark}`,
      username: `ana.marić.${mark}`,
    });
    const options = { search: ['displayName', `ana maric ${mark}`] as ['displayName', string] };
    const listed = await callPlatform(getMembersInfo, { accountId: account.accountId, options }, admin);
    expect(listed.results.map(({ _id }) => _id)).toEqual([person.membershipId]);
  });

  it('MEM-042 lets people set their own name, and lets only admins and above set others', async () => {
    const person = await addMember(account.accountId);
    const name = `Own ${unique()}`;
    await expect(rename(person, name, person.sessionToken)).resolves.toMatchObject({
      member: { user: { displayname: name } },
    });
    const { moderator } = account.people;
    await expect(rename(person, 'Not Mine', moderator.sessionToken)).rejects.toMatchObject(forbidden);
    await expect(rename(other.people.member, 'Not Here')).rejects.toMatchObject(notFound);
  });

  it('MEM-042 MEM-068 takes 3 to 64 characters, counted as people count them', async () => {
    const person = await addMember(account.accountId);
    const refusal = { code: parseCode.invalid, message: text('members.displayName.length') };
    await expect(rename(person, 'ab')).rejects.toMatchObject(refusal);
    await expect(rename(person, '𝒜'.repeat(65))).rejects.toMatchObject(refusal);
    await expect(rename(person, `${'𝒜'.repeat(54)}${unique()}`)).resolves.toBeTruthy();
    await expect(rename(person, unique().slice(0, 3))).resolves.toBeTruthy();
  });

  it('MEM-043 picks a free username when the wanted one is taken, and returns both', async () => {
    const name = `Kim Roe ${unique()}`;
    const wanted = name.toLowerCase().replaceAll(' ', '.');
    const first = await addMember(account.accountId);
    const second = await addMember(account.accountId);
    await expect(rename(first, name, first.sessionToken)).resolves.toMatchObject({ username: null });
    const answer = await rename(second, name, second.sessionToken);
    expect(answer.username).toEqual({ old: wanted, new: expect.stringContaining(`${wanted}.`) });
    expect(await usernameOf(second)).toBe(answer.username?.new);
    await expect(rename(second, name.toUpperCase(), second.sessionToken)).resolves.toMatchObject({
      username: null,
    });
    expect(await usernameOf(second)).toBe(answer.username?.new);
  });

  it('MEM-043 gives twenty people who want one name at once twenty usernames', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => addMember(account.accountId)));
    const name = `Race Day ${unique()}`;
    const answers = await Promise.all(people.map((person) => rename(person, name, person.sessionToken)));
    const usernames = new Set(answers.map(({ member }) => member.user.username));
    expect(usernames.size).toBe(20);
    expect(answers.filter(({ username }) => username === null)).toHaveLength(1);
  });
});

describe.each([
  ['MEM-044', updateUserFirstname, 'firstname'],
  ['MEM-045', updateUserLastname, 'lastname'],
] as const)('%s', (id, call, field) => {
  const change = (person: MemberPerson, value: string, token = admin) =>
    callPlatform(
      call as typeof updateUserFirstname,
      { accountId: account.accountId, userId: person.userId, [field]: value } as never,
      token,
    );

  it(`${id} sets the ${field} for admins and for the person, and trims it`, async () => {
    const person = await addMember(account.accountId);
    await expect(change(person, '  Noa ')).resolves.toMatchObject({ user: { [field]: 'Noa' } });
    const other = await addMember(account.accountId);
    await expect(change(other, 'Own', other.sessionToken)).resolves.toMatchObject({
      user: { [field]: 'Own' },
    });
    expect((await stored(other))[field]).toBe('Own');
  });

  it(`${id} MEM-068 refuses an empty ${field}, one over 64 characters, and a caller who is neither admin nor the person`, async () => {
    const person = await addMember(account.accountId);
    for (const value of ['', '   ', 'x'.repeat(65)])
      await expect(change(person, value)).rejects.toMatchObject({
        code: parseCode.invalid,
        message: text(field === 'firstname' ? 'members.firstName.length' : 'members.lastName.length'),
      });
    await expect(change(person, 'x'.repeat(64))).resolves.toBeTruthy();
    await expect(change(person, 'No', account.people.leader.sessionToken)).rejects.toMatchObject(forbidden);
    await expect(change(other.people.member, 'No')).rejects.toMatchObject(notFound);
  });
});

describe('updateUserAccountMemberProfile', () => {
  it('sets and empties contact email and title, in this account only', async () => {
    const person = await addMember(account.accountId);
    const change = (fields: object) =>
      callPlatform(
        updateUserAccountMemberProfile,
        { accountId: account.accountId, userId: person.userId, ...fields },
        admin,
      );
    await expect(change({ update: { contactEmail: 'a@example.org', title: 'Dean' } })).resolves.toMatchObject(
      {
        contactEmail: 'a@example.org',
        title: 'Dean',
      },
    );
    await expect(change({ update: { contactEmail: '' } })).resolves.toMatchObject({
      contactEmail: '',
      title: 'Dean',
    });
    await expect(change({ update: { contactEmail: 'nobody' } })).rejects.toMatchObject({
      message: text('members.contactEmail.invalid'),
    });
  });
});

describe('updateUserAccountTeamId', () => {
  const change = (membershipId: string, teamId: string, token = admin) =>
    callPlatform(updateUserAccountTeamId, { membershipId, teamId }, token);

  it('MEM-046 sets the team of a membership, which need not be named together with its account', async () => {
    const { membershipId } = await addMember(account.accountId);
    await expect(change(membershipId, '0')).resolves.toMatchObject({ _id: membershipId, teamId: '0' });
    await expect(change(membershipId, '77')).resolves.toMatchObject({ teamId: '77' });
  });

  it('MEM-046 refuses other teams, callers below admin and memberships of other accounts', async () => {
    const { membershipId } = await addMember(account.accountId);
    for (const teamId of ['78', '-1', '08', 'A', ''])
      await expect(change(membershipId, teamId)).rejects.toMatchObject({
        code: parseCode.invalid,
        message: text('members.teamId.unknown'),
      });
    await expect(change(membershipId, '1', account.people.moderator.sessionToken)).rejects.toMatchObject(
      forbidden,
    );
    await expect(change(other.people.member.membershipId, '1')).rejects.toMatchObject(notFound);
    await expect(change('nothing000', '1')).rejects.toMatchObject(notFound);
    const named = {
      membershipId: other.people.member.membershipId,
      accountId: account.accountId,
      teamId: '1',
    };
    await expect(callPlatform(updateUserAccountTeamId, named, admin)).rejects.toMatchObject(notFound);
  });
});

it('a change is recorded with exactly the values before and after', async () => {
  const own = await makeAccount();
  const person = await addMember(own.accountId, { title: 'Student' });
  await callPlatform(
    updateUserAccountMemberProfile,
    { accountId: own.accountId, userId: person.userId, update: { title: 'Dean', contactEmail: '' } },
    own.people.owner.sessionToken,
  );
  const entries = await sql.query(
    'select operation, outcome, "targetType", "targetId", "targetLabel", before, after from "AuditEntry" where account = $1',
    [own.accountId],
  );
  expect(entries).toEqual([
    {
      operation: 'members.updateProfile',
      outcome: 'success',
      targetType: 'member',
      targetId: person.membershipId,
      targetLabel: person.email,
      before: { title: 'Student' },
      after: { title: 'Dean' },
    },
  ]);
});
