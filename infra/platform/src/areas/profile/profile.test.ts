import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getProfile, updateProfile, updateUser, type WireProfile } from '@campus/contracts/profile/functions';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, makePerson, type Person, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const filled = {
  email: 'ada@public.test',
  description: 'Teaches history.',
  country: 'Austria',
  region: 'Tirol',
  university: 'Innsbruck',
  languages: ['German', 'English'],
  industryInterests: ['Games'],
  job: 'Lecturer',
  clubs: 'Chess',
  hobbies: 'Climbing',
  linkedin: 'ada-example',
};

const profileOf = (person: Person) => callPlatform(getProfile, {}, person.sessionToken);
const change = (person: Person, changes: Parameters<typeof updateProfile.input.parse>[0] & object) =>
  callPlatform(updateProfile, changes, person.sessionToken);

describe('getProfile', () => {
  it("PRO-021 returns an empty profile with the user's names for a user without a profile", async () => {
    const person = await makePerson();
    const empty = Object.fromEntries(
      Object.entries(filled).map(([name, value]) => [name, Array.isArray(value) ? [] : '']),
    );
    await expect(profileOf(person)).resolves.toEqual({
      ...empty,
      displayname: 'Ada Example',
      firstname: 'Ada',
      lastname: 'Example',
      profilepic: null,
    });
    await expect(storedProfiles(person)).resolves.toEqual([]);
  });

  it('PRO-021 needs a session', async () => {
    const refused = { code: parseCode.signedOut };
    await expect(callPlatform(getProfile, {})).rejects.toMatchObject(refused);
  });
});

describe('updateProfile', () => {
  it('PRO-010 PRO-023 stores every field of the public profile, and returns it', async () => {
    const person = await makePerson();
    const displayname = `Ada ${unique()}`;
    const names = { displayname, firstname: 'Adele', lastname: 'Muster' };
    const answer = await change(person, { ...names, ...filled });
    expect(answer).toEqual({ ...names, ...filled, profilepic: null } satisfies WireProfile);
    await expect(profileOf(person)).resolves.toEqual(answer);
    await expect(storedProfiles(person)).resolves.toMatchObject([filled]);
  });

  it('PRO-023 keeps omitted fields, and empties fields sent as empty', async () => {
    const person = await makePerson();
    await change(person, filled);
    const answer = await change(person, { languages: [], job: '' });
    expect(answer).toMatchObject({ ...filled, languages: [], job: '' });
    await expect(storedProfiles(person)).resolves.toHaveLength(1);
  });

  it('PRO-023 has the new names on the user, in every account and in the username at once', async () => {
    const { accountId } = await makeAccount();
    const person = await addMember(accountId);
    const displayname = `Grace ${unique()}`;
    await change(person, { displayname, firstname: 'Grace' });
    const username = displayname.toLowerCase().replace(' ', '.');
    const stored = await sql.query(
      `select u.username as user, m.username, m.displayname, m.firstname
       from "Membership" m join "_User" u on u."objectId" = m."user" where u."objectId" = $1`,
      [person.userId],
    );
    expect(stored).toEqual([{ user: username, username, displayname, firstname: 'Grace' }]);
  });

  it.each([
    ['a LinkedIn name with spaces', { linkedin: 'a b' }, text('profile.linkedIn.characters')],
    ['a public email that is none', { email: 'nobody' }, text('profile.email.invalid')],
    ['a short display name', { displayname: 'A' }, text('members.displayName.length')],
    [
      'a language with a semicolon',
      { languages: ['a;b'] },
      text('option.semicolon', { label: text('profile.public.languages') }),
    ],
  ])('PRO-023 changes nothing with %s among valid values', async (_, invalid, message) => {
    const person = await makePerson();
    await expect(change(person, { ...filled, firstname: 'Grace', ...invalid })).rejects.toMatchObject({
      message,
    });
    await expect(profileOf(person)).resolves.toMatchObject({ description: '', firstname: 'Ada' });
    await expect(storedProfiles(person)).resolves.toEqual([]);
  });

  it("PRO-023 covers the caller's own profile only: there is no way to name another one", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const body = { description: 'Mine now', userId: other.userId };
    const response = await requestPlatform('POST', '/functions/updateProfile', {
      body,
      sessionToken: person.sessionToken,
    });
    await expect(response.json()).resolves.toMatchObject({ code: parseCode.invalid });
    await expect(profileOf(other)).resolves.toMatchObject({ description: '' });
  });

  it('merges two simultaneous changes into one profile', async () => {
    const person = await makePerson();
    await Promise.all([change(person, { job: 'Lecturer' }), change(person, { clubs: 'Chess' })]);
    await expect(storedProfiles(person)).resolves.toMatchObject([{ job: 'Lecturer', clubs: 'Chess' }]);
  });

  it('is recorded with exactly the changed fields', async () => {
    const person = await makePerson();
    await change(person, { ...filled });
    await change(person, { firstname: 'Grace', job: 'Dean', clubs: filled.clubs });
    const entries = await sql.query(
      `select operation, outcome, before, after from "AuditEntry" where "actorId" = $1 order by at desc limit 1`,
      [person.userId],
    );
    expect(entries).toEqual([
      {
        operation: 'profile.update',
        outcome: 'success',
        before: { firstname: 'Ada', job: filled.job },
        after: { firstname: 'Grace', job: 'Dean' },
      },
    ]);
  });
});

describe('updateUser', () => {
  it("PRO-022 changes fields of the caller's user and returns the user", async () => {
    const person = await makePerson();
    const displayname = `Ada ${unique()}`;
    const changes = { displayname, firstname: 'Adele', lastname: 'Muster' };
    const more = { phone: '+43 555', organization: 'Muster KG', country: 'Austria' };
    const user = await callPlatform(updateUser, { ...changes, ...more }, person.sessionToken);
    expect(user).toMatchObject({ _id: person.userId, email: person.email, ...changes });
    await expect(
      sql.one('select phone, organization, country from "_User" where "objectId" = $1', [person.userId]),
    ).resolves.toEqual(more);
  });

  it.each([
    ['permissionType', 'superadmin'],
    ['roles', ['superadmin']],
    ['email', 'other@campus.test'],
    ['password', 'Campus-2099!'],
    ['email_verified', true],
    ['userId', 'somebody00'],
  ])('PRO-022 refuses %s and changes nothing', async (field, value) => {
    const person = await makePerson({ emailVerified: false });
    const stored = () =>
      sql.one('select u::text as row from "_User" u where "objectId" = $1', [person.userId]);
    const before = await stored();
    const response = await requestPlatform('POST', '/functions/updateUser', {
      body: { phone: '1', [field]: value },
      sessionToken: person.sessionToken,
    });
    await expect(response.json()).resolves.toMatchObject({
      code: parseCode.invalid,
      error: text('request.unknownField', { field }),
    });
    await expect(stored()).resolves.toEqual(before);
  });

  it('PRO-022 needs a session', async () => {
    const refused = { code: parseCode.signedOut };
    await expect(callPlatform(updateUser, { phone: '1' })).rejects.toMatchObject(refused);
  });
});

function storedProfiles({ userId }: Person): Promise<object[]> {
  return sql.query(
    `select p.* from "Profile" p join "_User" u on u.profile = p."objectId" where u."objectId" = $1`,
    [userId],
  );
}
