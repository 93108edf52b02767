import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  getMemberProfileDefaultFieldsSchema,
  getUserAccountMemberProfile,
} from '@campus/contracts/member-profile/functions';
import {
  getUser,
  updateUserAccountMemberProfile,
  updateUserFirstname,
} from '@campus/contracts/members/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, type MemberPerson, makeAccount, makePerson, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const schema = {
  Team: { type: 'string', required: true },
  Seats: { type: 'number' },
  Joined: { type: 'ISOTimeString' },
  Remote: { type: 'boolean' },
  Grade: { type: 'string', editableByMember: false },
  Note: { type: 'string', visibleToMember: false },
} as const;

type Value = string | number | boolean;
interface Change {
  update?: Record<string, Value>;
  unset?: string[];
  expected?: Record<string, Value | null>;
}

async function makeMember() {
  const { accountId, people } = await makeAccount({ memberProfileCustomFieldsSchema: schema });
  const customFields = { Team: 'Blue', Seats: 3, Grade: 'A', Note: 'difficult' };
  const member = await addMember(accountId, { customFields, title: 'Dr.', contactEmail: 'a@example.org' });
  const change = (made: Change, by: { sessionToken: string } = people.admin) =>
    callPlatform(
      updateUserAccountMemberProfile,
      { accountId, userId: member.userId, ...made },
      by.sessionToken,
    );
  const read = (by: { sessionToken: string }) =>
    callPlatform(getUserAccountMemberProfile, { accountId, userId: member.userId }, by.sessionToken);
  return { accountId, people, member, change, read };
}

function stored({ membershipId }: MemberPerson) {
  return sql.one<{ customFields: object; title: string; contactEmail: string }>(
    'select "customFields", title, "contactEmail" from "Membership" where "objectId" = $1',
    [membershipId],
  );
}

const forbidden = { code: parseCode.forbidden };

describe('getMemberProfileDefaultFieldsSchema', () => {
  it('MPR-019 returns contact email and title with their required flags to every signed-in caller', async () => {
    const { sessionToken } = await makePerson();
    await expect(callPlatform(getMemberProfileDefaultFieldsSchema, {}, sessionToken)).resolves.toEqual({
      contactEmail: { type: 'string', required: true, visibleToMember: true, editableByMember: true },
      title: { type: 'string', required: true, visibleToMember: true, editableByMember: true },
    });
    await expect(callPlatform(getMemberProfileDefaultFieldsSchema, {})).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
  });
});

describe('getUserAccountMemberProfile', () => {
  it('MPR-021 returns all fields to admins, and the visible fields to the user', async () => {
    const { people, member, read } = await makeMember();
    const names = async (by: { sessionToken: string }) => (await read(by)).fields.map(({ name }) => name);
    const visible = ['contactEmail', 'title', 'Grade', 'Joined', 'Remote', 'Seats', 'Team'];
    await expect(names(member)).resolves.toEqual(visible);
    await expect(names(people.admin)).resolves.toEqual([...visible.slice(0, 4), 'Note', ...visible.slice(4)]);
    const { fields } = await read(people.owner);
    expect(fields.find(({ name }) => name === 'Note')).toEqual({
      name: 'Note',
      type: 'string',
      required: false,
      visibleToMember: false,
      editableByMember: false,
      value: 'difficult',
    });
  });

  it('MPR-021 is refused to others, and is not found for a user outside the account', async () => {
    const { accountId, people, read } = await makeMember();
    const other = await makeAccount();
    for (const person of [people.member, people.moderator, people.suspended, other.people.owner])
      await expect(read(person)).rejects.toMatchObject(forbidden);
    const stranger = { accountId, userId: other.people.member.userId };
    await expect(
      callPlatform(getUserAccountMemberProfile, stranger, people.admin.sessionToken),
    ).rejects.toMatchObject({ code: parseCode.notFound });
  });
});

describe('updateUserAccountMemberProfile', () => {
  it('MPR-020 lets admins write any field, and answers the member', async () => {
    const { change, member } = await makeMember();
    const update = {
      Note: 'easy',
      Grade: 'B',
      Remote: true,
      Joined: '2026-11-21T09:00:00.000Z',
      title: 'Dean',
    };
    await expect(change({ update, unset: ['Seats'] })).resolves.toMatchObject({
      _id: member.membershipId,
      title: 'Dean',
      customFields: { Team: 'Blue', Note: 'easy', Grade: 'B', Remote: true, Joined: update.Joined },
    });
    const { customFields } = (await stored(member)) ?? {};
    expect(customFields).toEqual({
      Team: 'Blue',
      Note: 'easy',
      Grade: 'B',
      Remote: true,
      Joined: update.Joined,
    });
  });

  it('MPR-020 lets users write their own editable fields, and returns no hidden fields', async () => {
    const { accountId, change, member } = await makeMember();
    const answer = await change({ update: { Team: 'Red', title: 'Dean' }, unset: ['Seats'] }, member);
    expect(answer).toMatchObject({ title: 'Dean', customFields: { Team: 'Red', Grade: 'A' } });
    const itself = { accountId, userId: member.userId };
    const read = await callPlatform(getUser, itself, member.sessionToken);
    const named = await callPlatform(
      updateUserFirstname,
      { ...itself, firstname: 'Ana' },
      member.sessionToken,
    );
    expect(JSON.stringify([answer, read, named])).not.toContain('difficult');
    await expect(change({ update: { Grade: 'A+' } }, member)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('profile.member.notEditable', { field: 'Grade' }),
    });
    await expect(change({ update: { Note: 'easy' } }, member)).rejects.toMatchObject({
      message: text('profile.member.unknownField', { field: 'Note' }),
    });
  });

  it('MPR-020 refuses callers who are neither admin nor the member, the suspended member, and other accounts', async () => {
    const { accountId, people, change } = await makeMember();
    const other = await makeAccount();
    for (const person of [people.member, people.moderator, other.people.owner])
      await expect(change({ update: { Team: 'Red' } }, person)).rejects.toMatchObject(forbidden);
    const { userId, sessionToken } = people.suspended;
    const own = { accountId, userId, update: { title: 'Dean' } };
    await expect(callPlatform(updateUserAccountMemberProfile, own, sessionToken)).rejects.toMatchObject({
      message: text('access.suspended'),
    });
    const stranger = { accountId, userId: other.people.member.userId, update: { title: 'Dean' } };
    await expect(
      callPlatform(updateUserAccountMemberProfile, stranger, people.admin.sessionToken),
    ).rejects.toMatchObject({ code: parseCode.notFound });
  });

  it.each<[Change, string]>([
    [{ update: { Seats: 'three' } }, 'Seats must be a number.'],
    [{ update: { Remote: 'yes' } }, 'Remote must be yes or no.'],
    [{ update: { Joined: 'yesterday' } }, 'Joined must be a date with a time.'],
    [{ update: { Grade: 1 } }, 'Grade must be a text.'],
    [{ update: { Grade: 'x'.repeat(1001) } }, text('text.tooLong', { max: 1000 })],
    [{ update: { Shoe: 'x' } }, text('profile.member.unknownField', { field: 'Shoe' })],
    [{ update: { contactEmail: 'nobody' } }, text('members.contactEmail.invalid')],
    [{ update: { title: 'x'.repeat(65) } }, text('members.title.length')],
    [{ unset: ['Team'] }, 'Team is required.'],
    [{ update: { Team: '' } }, 'Team is required.'],
    [{ unset: ['title'] }, 'Title is required.'],
    [{ unset: ['contactEmail'] }, 'Contact Email is required.'],
  ])(
    'MPR-020 refuses what breaks a rule to admins too (%#), and then changes nothing',
    async (made, message) => {
      const { change, member } = await makeMember();
      const before = await stored(member);
      const update = { Remote: true, ...made.update };
      await expect(change({ ...made, update })).rejects.toMatchObject({ code: parseCode.invalid, message });
      await expect(stored(member)).resolves.toEqual(before);
    },
  );

  it('lets admins empty a title, which is optional in the members table', async () => {
    const { change } = await makeMember();
    await expect(change({ update: { title: '', contactEmail: '' } })).resolves.toMatchObject({
      title: '',
      contactEmail: '',
    });
  });

  it('refuses to overwrite a value that another person has changed since, unless both are equal', async () => {
    const { change, member } = await makeMember();
    const late = { update: { Team: 'Red', Remote: true }, expected: { Team: 'Green', Remote: null } };
    await expect(change(late)).rejects.toMatchObject({
      code: parseCode.conflict,
      message: text('members.changedMeanwhile', { label: 'Team', value: 'Blue' }),
    });
    await expect(stored(member)).resolves.toMatchObject({ customFields: { Team: 'Blue' } });
    await expect(change({ ...late, expected: { Team: 'Blue', Remote: null } })).resolves.toBeTruthy();
    await expect(change(late)).resolves.toMatchObject({ customFields: { Team: 'Red', Remote: true } });
    await expect(change({ unset: ['Seats'], expected: { Seats: 4 } })).rejects.toMatchObject({
      message: text('members.changedMeanwhile', { label: 'Seats', value: '3' }),
    });
  });

  it('reveals no hidden field to a member whose expected value differs', async () => {
    const { change, member } = await makeMember();
    const probe = { update: { Note: 'x' }, expected: { Note: 'x' } };
    await expect(change(probe, member)).rejects.toMatchObject({
      message: text('profile.member.unknownField', { field: 'Note' }),
    });
    const beside = { update: { Team: 'Red' }, expected: { Note: 'x' } };
    await expect(change(beside, member)).resolves.toMatchObject({ customFields: { Team: 'Red' } });
  });
});
