import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getOwnMemberProfile, updateOwnMemberProfile } from '@campus/contracts/profile/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, type MemberPerson, makeAccount, makeSuperadmin, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const schema = {
  Team: { type: 'string', required: true },
  Seats: { type: 'number' },
  Joined: { type: 'ISOTimeString' },
  Remote: { type: 'boolean', editableByMember: true },
  Grade: { type: 'string', editableByMember: false },
  Note: { type: 'string', visibleToMember: false },
} as const;

async function makeMember(customFields: Record<string, string | number | boolean> = {}) {
  const { accountId, people } = await makeAccount({ memberProfileCustomFieldsSchema: schema });
  const member = await addMember(accountId, { customFields, title: 'Dr.' });
  const update = (fields: Record<string, string | number | boolean | null>, by: MemberPerson = member) =>
    callPlatform(updateOwnMemberProfile, { accountId, fields }, by.sessionToken);
  const read = (by: { sessionToken: string } = member) =>
    callPlatform(getOwnMemberProfile, { accountId }, by.sessionToken);
  return { accountId, people, member, update, read };
}

function stored({ membershipId }: MemberPerson) {
  return sql.one<{ customFields: object; title: string }>(
    'select "customFields", title, "contactEmail" from "Membership" where "objectId" = $1',
    [membershipId],
  );
}

describe("the caller's own member profile", () => {
  it('has the default fields and those the account adds, but not what members do not see', async () => {
    const { read } = await makeMember({ Team: 'Blue', Grade: 'A', Note: 'difficult' });
    const { fields } = await read();
    expect(fields.map(({ name }) => name)).toEqual([
      'contactEmail',
      'title',
      'Grade',
      'Joined',
      'Remote',
      'Seats',
      'Team',
    ]);
    expect(fields.find(({ name }) => name === 'Grade')).toEqual({
      name: 'Grade',
      type: 'string',
      required: false,
      editable: false,
      value: 'A',
    });
    expect(fields.find(({ name }) => name === 'Team')).toMatchObject({ required: true, editable: true });
    expect(JSON.stringify(fields)).not.toContain('difficult');
  });

  it('returns the names under which the account shows the caller, if it has set any', async () => {
    const { member, read } = await makeMember();
    const set = (names: string) =>
      sql.query(`update "Membership" set ${names} where "objectId" = $1`, [member.membershipId]);
    expect((await read()).shownAs).toBeNull();
    await set(`firstname = 'Noa', "accountFirstname" = 'Noa'`);
    expect((await read()).shownAs).toBe('Noa Example');
    await set(`displayname = 'Prof. Lev', "accountDisplayname" = 'Prof. Lev'`);
    expect((await read()).shownAs).toBe('Prof. Lev (Noa Example)');
    await set(`firstname = 'Ada', "accountFirstname" = null`);
    expect((await read()).shownAs).toBe('Prof. Lev');
  });

  it('accepts values of each type, clears with null, and keeps omitted fields', async () => {
    const { member, update, read } = await makeMember({ Team: 'Blue', Note: 'difficult', Seats: 3 });
    const values = { Team: 'Red', Joined: '2026-11-21T09:00:00.000Z', Remote: false, title: 'Prof.' };
    const answer = await update({ ...values, Seats: null });
    await expect(read()).resolves.toEqual(answer);
    expect(Object.fromEntries(answer.fields.map(({ name, value }) => [name, value]))).toEqual({
      ...values,
      contactEmail: null,
      Grade: null,
      Seats: null,
    });
    await expect(stored(member)).resolves.toEqual({
      contactEmail: '',
      title: 'Prof.',
      customFields: { Team: 'Red', Joined: values.Joined, Remote: false, Note: 'difficult' },
    });
  });

  it.each([
    [{ Note: 'x' }, parseCode.invalid, text('profile.member.unknownField', { field: 'Note' })],
    [{ constructor: 'x' }, parseCode.invalid, text('profile.member.unknownField', { field: 'constructor' })],
    [{ Shoe: 'x' }, parseCode.invalid, text('profile.member.unknownField', { field: 'Shoe' })],
    [{ Grade: 'A+' }, parseCode.forbidden, text('profile.member.notEditable', { field: 'Grade' })],
    [{ Team: '' }, parseCode.invalid, 'Team is required.'],
    [{ title: null }, parseCode.invalid, 'Title is required.'],
    [{ contactEmail: '' }, parseCode.invalid, 'Contact Email is required.'],
    [{ contactEmail: 'nobody' }, parseCode.invalid, text('members.contactEmail.invalid')],
    [{ title: 'x'.repeat(65) }, parseCode.invalid, text('members.title.length')],
    [{ Seats: 'three' }, parseCode.invalid, 'Seats must be a number.'],
    [{ Joined: 'yesterday' }, parseCode.invalid, 'Joined must be a date with a time.'],
  ])('refuses %j and changes nothing', async (fields, code, message) => {
    const { member, update } = await makeMember({ Team: 'Blue', Note: 'difficult' });
    const before = await stored(member);
    await expect(update({ Remote: true, ...fields })).rejects.toMatchObject({ code, message });
    await expect(stored(member)).resolves.toEqual(before);
  });

  it('keeps simultaneous changes of two fields', async () => {
    const { member, update } = await makeMember();
    await Promise.all([update({ Team: 'Blue' }), update({ Seats: 2 })]);
    await expect(stored(member)).resolves.toMatchObject({ customFields: { Team: 'Blue', Seats: 2 } });
  });

  it('can be read but not changed by suspended people, and does not exist for a superadmin who is not a member', async () => {
    const { people, update, read } = await makeMember();
    await expect(read(people.suspended)).resolves.toMatchObject({
      fields: [{ name: 'contactEmail' }, {}, {}, {}, {}, {}, {}],
    });
    await expect(update({ Seats: 1 }, people.suspended)).rejects.toMatchObject({
      message: text('access.suspended'),
    });
    const superadmin = { ...(await makeSuperadmin()), membershipId: '' };
    await expect(read(superadmin)).resolves.toEqual({ fields: [], shownAs: null });
    await expect(update({ Seats: 1 }, superadmin)).rejects.toMatchObject({
      message: text('profile.member.unknownField', { field: 'Seats' }),
    });
  });

  it('is recorded in the account with the changed fields', async () => {
    const { accountId, member, update } = await makeMember({ Team: 'Blue' });
    await update({ Team: 'Red', Remote: true });
    const entries = await sql.query(
      'select operation, "targetId", before, after from "AuditEntry" where account = $1',
      [accountId],
    );
    expect(entries).toEqual([
      {
        operation: 'profile.updateMember',
        targetId: member.membershipId,
        before: { Team: 'Blue', Remote: null },
        after: { Team: 'Red', Remote: true },
      },
    ]);
  });
});
