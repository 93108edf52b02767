import { text } from '@campus/contracts/core/text';
import { openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import { openPages } from '@campus/tests/world/page-access';
import { addMember, makeAccount, makeSuperadmin } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as, http } = await openGateway();

const team = { name: 'Team', type: 'string', required: false, visible: true, editable: true } as const;
const seats = { name: 'Seats', type: 'number', required: true, visible: true, editable: false } as const;
const characters =
  'Field name must start with a Latin letter, end with a Latin letter or a digit, and contain only Latin letters, digits, spaces, underscores and hyphens.';

async function configured() {
  const account = await makeAccount({ memberProfileCustomFieldsSchema: { Team: { type: 'string' } } });
  const { accountId, people } = account;
  const { memberProfile } = as(people.admin);
  return {
    ...account,
    read: async () => (await memberProfile.get.query({ accountId })).configuration,
    save: (changes: Partial<Parameters<typeof memberProfile.update.mutate>[0]>) =>
      memberProfile.update.mutate({ accountId, ...changes }),
  };
}

describe('the profile configuration', () => {
  it('MPR-002 is for admins, owners and superadmins only', async () => {
    const { accountId, people } = await configured();
    const other = await makeAccount();
    for (const person of [people.admin, people.owner, await makeSuperadmin()]) {
      const { memberProfile } = as(person);
      const { configuration } = await memberProfile.get.query({ accountId });
      expect(configuration).toMatchObject({ fields: [team], dropping: [] });
      const saved = await memberProfile.update.mutate({ accountId, disableProfileEditVisibility: true });
      expect(saved.configuration.disableProfileEditVisibility).toBe(true);
    }
    for (const person of [
      people.member,
      people.leader,
      people.moderator,
      people.suspended,
      other.people.owner,
    ]) {
      const { memberProfile } = as(person);
      const calls = [
        memberProfile.get.query({ accountId }),
        memberProfile.update.mutate({ accountId, disableProfileEditVisibility: false }),
        memberProfile.fieldUse.query({ accountId, names: ['Team'] }),
      ];
      expect(await Promise.all(calls.map(refusalOf))).toMatchObject(calls.map(() => ({ status: 403 })));
    }
  });

  it('MPR-002 stays closed to moderators to whom an account opens the page', async () => {
    const { accountId, people } = await configured();
    await openPages(accountId, 'moderator', ['memberProfile']);
    const read = as(people.moderator).memberProfile.get.query({ accountId });
    expect(await refusalOf(read)).toMatchObject({ key: 'access.forbidden' });
  });

  it("changes only the given fields, and takes effect in the caller's own profile", async () => {
    const { accountId, people, save, read } = await configured();
    const showMemberProfile = { desktopClient: false, dashboard: true };
    const { task } = await save({ showMemberProfile, fields: [team, seats] });
    expect(task).toBeNull();
    expect(await read()).toMatchObject({ showMemberProfile, fields: [team, seats] });
    const { settings } = await as(people.member).accounts.get.query({ accountId });
    expect(settings.showMemberProfile).toBe(true);
    const { fields } = await as(people.member).profile.getMember.query({ accountId });
    expect(fields.map(({ name }) => name)).toEqual(['contactEmail', 'title', 'Team', 'Seats']);
  });

  it('changes only what differs from the base that is given', async () => {
    const { save, read } = await configured();
    const base = { fields: (await read()).fields, disableProfileEditVisibility: false };
    await save({ fields: [{ ...team, required: true }, seats], disableProfileEditVisibility: true });
    await save({ fields: [{ ...team, editable: false }], disableProfileEditVisibility: false, base });
    expect(await read()).toMatchObject({
      fields: [{ ...team, required: true, editable: false }, seats],
      disableProfileEditVisibility: true,
    });
  });

  it('tells over REST how many members have a value in a field', async () => {
    const { accountId, people } = await configured();
    await addMember(accountId, { customFields: { Team: 'Blue' } });
    const { body, status } = await http
      .get(`/api/v1/accounts/${accountId}/member-profile/field-use?names=Team,Seats`)
      .set(await scriptHeaders(people.admin));
    expect([status, body]).toEqual([200, { members: 1, isExact: true }]);
  });
});

describe('a custom field', () => {
  it.each([
    ['MPR-013', '2nd team'],
    ['MPR-013', '_Team'],
    ['MPR-013', 'Übung'],
    ['MPR-014', 'Team-'],
    ['MPR-014', 'Team '],
    ['MPR-014', 'Team_'],
    ['MPR-015', 'Te.am'],
    ['MPR-015', 'Größe'],
    ['MPR-015', 'Team\tBlue'],
    ['MPR-015', ''],
  ])('%s is not called %j', async (_, name) => {
    const { save } = await configured();
    const refusal = await refusalOf(save({ fields: [team, { ...seats, name }] }));
    expect(refusal).toMatchObject({ status: 400, message: characters });
  });

  it('MPR-011 has a name that is a text', async () => {
    const { accountId, people, read } = await configured();
    const before = await read();
    for (const name of [1, null, true, ['Team'], undefined]) {
      const { body, status } = await http
        .patch(`/api/v1/accounts/${accountId}/member-profile`)
        .set(await scriptHeaders(people.admin))
        .send({ fields: [team, { ...seats, name }] });
      expect([status, body.detail]).toEqual([400, 'Field name must be a string.']);
    }
    expect(await read()).toEqual(before);
  });

  it.each([
    ['Team', 'Team'],
    ['TEAM', 'Team'],
    ['Title', 'Title'],
    ['contactEmail', 'Contact Email'],
  ])('MPR-012 is not called %j beside %j', async (name, taken) => {
    const { save } = await configured();
    const refusal = await refusalOf(save({ fields: [team, { ...seats, name }] }));
    const message = `Field name must be unique but "${taken}" already exists.`;
    expect(refusal).toMatchObject({ status: 400, message });
  });

  it('MPR-012 is not added twice in one call', async () => {
    const { save } = await configured();
    const refusal = await refusalOf(save({ fields: [team, seats, seats] }));
    const message = 'Field name must be unique but "Seats" already exists.';
    expect(refusal).toMatchObject({ status: 400, message });
  });

  it('MPR-007 keeps its name and type once it is saved', async () => {
    const { save, read } = await configured();
    const before = await read();
    const retyped = await refusalOf(save({ fields: [{ ...team, type: 'number' }] }));
    expect(retyped).toMatchObject({
      status: 409,
      message: text('memberProfile.type.locked', { field: 'Team' }),
    });
    const renamed = await refusalOf(save({ fields: [{ ...team, name: 'Crew' }] }));
    expect(renamed).toMatchObject({
      status: 409,
      message: text('memberProfile.name.locked', { field: 'Team' }),
    });
    expect(await read()).toEqual(before);
  });
});

describe('a required field without a value', () => {
  it.each([
    ['MPR-016', 'contactEmail', 'Contact Email is required.'],
    ['MPR-017', 'title', 'Title is required.'],
    ['MPR-018', 'Seats', 'Seats is required.'],
  ])('%s is refused: %s', async (_, name, message) => {
    const { accountId, people, save } = await configured();
    await save({ fields: [team, { ...seats, editable: true }] });
    const own = as(people.member).profile;
    for (const value of [null, '', '   '])
      expect(
        await refusalOf(own.updateMember.mutate({ accountId, fields: { [name]: value } })),
      ).toMatchObject({ status: 400, message });
  });
});
