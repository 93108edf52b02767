import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  getMemberProfileConfiguration,
  updateMemberProfileConfiguration,
} from '@campus/contracts/member-profile/functions';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { makeAccount, makeSuperadmin, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';

type Changes = Omit<z.input<typeof updateMemberProfileConfiguration.input>, 'accountId'>;

const team = { type: 'string', required: true, visibleToMember: true, editableByMember: true } as const;
const seats = { type: 'number', required: false, visibleToMember: true, editableByMember: false } as const;

async function configured(fields: Record<string, object> = { Team: team }) {
  const account = await makeAccount();
  const { accountId, people } = account;
  await sql.query('update "Account" set "memberProfileCustomFieldsSchema" = $2 where "objectId" = $1', [
    accountId,
    JSON.stringify(fields),
  ]);
  const save = (changes: Changes, by: { sessionToken: string } = people.admin) =>
    callPlatform(updateMemberProfileConfiguration, { accountId, ...changes }, by.sessionToken);
  const read = (by: { sessionToken: string } = people.admin) =>
    callPlatform(getMemberProfileConfiguration, { accountId }, by.sessionToken);
  return { ...account, save, read };
}

function stored(accountId: string) {
  return sql.one(
    `select "memberProfileCustomFieldsSchema" as fields, "showUserProfile", "showMemberProfile",
       "disableProfileEditVisibility" as disabled from "Account" where "objectId" = $1`,
    [accountId],
  );
}

describe('the profile settings of an account', () => {
  it.each<[keyof Changes, Changes]>([
    ['disableProfileEditVisibility', { disableProfileEditVisibility: true }],
    ['showUserProfile', { showUserProfile: { desktopClient: true, dashboard: false } }],
    ['showMemberProfile', { showMemberProfile: { desktopClient: false, dashboard: true } }],
  ])(
    'ACCT-011 MPR-023 MPR-024 store %s for admins and above; to others there is no such object',
    async (name, changes) => {
      const { accountId, people, save, read } = await configured();
      const other = await makeAccount();
      const { member, leader, moderator, suspended } = people;
      for (const person of [member, leader, moderator, suspended, other.people.owner])
        await expect(save(changes, person)).rejects.toMatchObject({
          code: parseCode.notFound,
          message: 'Object not found.',
        });
      const before = await read();
      for (const person of [people.admin, people.owner, await makeSuperadmin()])
        await expect(save(changes, person)).resolves.toMatchObject(changes);
      await expect(read()).resolves.toEqual({ ...before, ...changes });
      await expect(stored(accountId)).resolves.toMatchObject(
        name === 'disableProfileEditVisibility' ? { disabled: true } : changes,
      );
    },
  );

  it('MPR-022 keep the fields in the order in which they were saved', async () => {
    const { save, read } = await configured();
    const memberProfileCustomFieldsSchema = { Team: team, Zone: seats, Area: seats };
    await save({ memberProfileCustomFieldsSchema });
    const again = await read();
    expect(Object.keys(again.memberProfileCustomFieldsSchema)).toEqual(['Team', 'Zone', 'Area']);
    expect(again.memberProfileCustomFieldsSchema).toEqual(memberProfileCustomFieldsSchema);
  });

  it.each([
    { showUserProfile: { desktopClient: true } },
    { showUserProfile: { desktopClient: 'yes', dashboard: true } },
    { showMemberProfile: { desktopClient: true, dashboard: null } },
    { showMemberProfile: true },
  ])('ACCT-011 are two booleans each: %j is refused', async (changes) => {
    const { accountId, people, read } = await configured();
    const before = await read();
    const response = await requestPlatform('POST', `/functions/${updateMemberProfileConfiguration.name}`, {
      body: { accountId, ...changes },
      sessionToken: people.admin.sessionToken,
    });
    expect(await response.json()).toMatchObject({ code: parseCode.invalid });
    expect(await read()).toEqual(before);
  });

  it('show the user profile and hide the member profile by default', async () => {
    const { read } = await configured({});
    await expect(read()).resolves.toEqual({
      showUserProfile: { desktopClient: true, dashboard: true },
      showMemberProfile: { desktopClient: false, dashboard: false },
      disableProfileEditVisibility: false,
      memberProfileCustomFieldsSchema: {},
      dropping: [],
    });
  });

  it('with a base change only where they differ from it, and leave what a colleague has saved since', async () => {
    const { save, read } = await configured({ Team: team, Old: seats });
    const visibility = (desktopClient: boolean, dashboard: boolean) => ({ desktopClient, dashboard });
    await save({
      showUserProfile: visibility(true, false),
      disableProfileEditVisibility: true,
      memberProfileCustomFieldsSchema: { Team: { ...team, editableByMember: false }, Seats: seats },
      removed: ['Old'],
    });
    await save({
      showUserProfile: visibility(false, true),
      disableProfileEditVisibility: false,
      memberProfileCustomFieldsSchema: { Team: { ...team, required: false }, Old: seats, Desk: seats },
      base: {
        showUserProfile: visibility(true, true),
        disableProfileEditVisibility: false,
        memberProfileCustomFieldsSchema: { Team: team, Old: seats },
      },
    });
    await expect(read()).resolves.toMatchObject({
      showUserProfile: visibility(false, false),
      disableProfileEditVisibility: true,
    });
    expect((await read()).memberProfileCustomFieldsSchema).toEqual({
      Team: { ...team, required: false, editableByMember: false },
      Desk: seats,
      Seats: seats,
    });
  });

  it('are recorded with the differences when a call changes them', async () => {
    const { accountId, organizationName, save } = await configured();
    await expect(save({})).rejects.toMatchObject({ message: text('changes.none') });
    await save({
      showMemberProfile: { desktopClient: false, dashboard: true },
      memberProfileCustomFieldsSchema: { Team: { ...team, required: false }, Seats: seats },
    });
    const entries = await sql.query(
      `select operation, "targetType", "targetId", "targetLabel", before, after from "AuditEntry"
       where account = $1 and outcome = 'success'`,
      [accountId],
    );
    expect(entries).toEqual([
      {
        operation: 'memberProfile.configure',
        targetType: 'account',
        targetId: accountId,
        targetLabel: organizationName,
        before: { Team: ['string', 'required', 'visible', 'editable'], memberProfileInDashboard: false },
        after: {
          Team: ['string', 'visible', 'editable'],
          Seats: ['number', 'visible'],
          memberProfileInDashboard: true,
        },
      },
    ]);
  });
});

describe('the custom fields of an account', () => {
  it('ACCT-012 MPR-004 MPR-022 are stored with name, type, required, visibleToMember and editableByMember', async () => {
    const { accountId, save } = await configured();
    const fields = { Team: team, Seats: seats };
    const answer = await save({ memberProfileCustomFieldsSchema: fields });
    expect(answer).toMatchObject({ memberProfileCustomFieldsSchema: fields, task: null });
    await expect(stored(accountId)).resolves.toMatchObject({ fields });
  });

  it('are visible and editable unless said otherwise, and never editable without being visible', async () => {
    const { save } = await configured({});
    const added = { Plain: { type: 'boolean' }, Hidden: { type: 'string', visibleToMember: false } } as const;
    await expect(save({ memberProfileCustomFieldsSchema: added })).resolves.toMatchObject({
      memberProfileCustomFieldsSchema: {
        Plain: { type: 'boolean', required: false, visibleToMember: true, editableByMember: true },
        Hidden: { visibleToMember: false, editableByMember: false },
      },
    });
  });

  it('MPR-022 are refused with a permission error below admin', async () => {
    const { people, save } = await configured();
    const other = await makeAccount();
    const changes = { memberProfileCustomFieldsSchema: {}, disableProfileEditVisibility: true };
    for (const person of [
      people.member,
      people.leader,
      people.moderator,
      people.suspended,
      other.people.owner,
    ])
      await expect(save(changes, person)).rejects.toMatchObject({ code: parseCode.forbidden });
  });

  it.each(['string', 'ISOTimeString', 'number', 'boolean'] as const)(
    'MPR-005 can be of type %s',
    async (type) => {
      const { save } = await configured({});
      await expect(save({ memberProfileCustomFieldsSchema: { Field: { type } } })).resolves.toMatchObject({
        memberProfileCustomFieldsSchema: { Field: { type } },
      });
    },
  );

  it.each(['text', 'String', 'date', 1, null, undefined])('MPR-005 cannot be of type %j', async (type) => {
    const { accountId, people } = await configured({});
    const response = await requestPlatform('POST', `/functions/${updateMemberProfileConfiguration.name}`, {
      body: { accountId, memberProfileCustomFieldsSchema: { Field: { type } } },
      sessionToken: people.admin.sessionToken,
    });
    await expect(response.json()).resolves.toEqual({
      code: parseCode.invalid,
      error: 'Field type must be string, ISOTimeString, number or boolean.',
      key: 'memberProfile.type.unknown',
      params: {},
    });
  });

  it.each<[string, Changes, string]>([
    [
      'a bad start',
      { memberProfileCustomFieldsSchema: { Team: team, '2nd': seats } },
      text('memberProfile.name.characters'),
    ],
    [
      'a bad end',
      { memberProfileCustomFieldsSchema: { Team: team, 'Seats-': seats } },
      text('memberProfile.name.characters'),
    ],
    [
      'a bad character',
      { memberProfileCustomFieldsSchema: { Team: team, 'Se.ats': seats } },
      text('memberProfile.name.characters'),
    ],
    [
      'a long name',
      { memberProfileCustomFieldsSchema: { Team: team, [`S${'e'.repeat(64)}`]: seats } },
      text('memberProfile.name.length'),
    ],
    [
      'a name that is there',
      { memberProfileCustomFieldsSchema: { Team: team, TEAM: seats } },
      text('memberProfile.name.taken', { field: 'Team' }),
    ],
    [
      'a default name',
      { memberProfileCustomFieldsSchema: { Team: team, Title: seats } },
      text('memberProfile.name.taken', { field: 'Title' }),
    ],
    [
      'another type',
      { memberProfileCustomFieldsSchema: { Team: seats } },
      text('memberProfile.type.locked', { field: 'Team' }),
    ],
    [
      'another name',
      { memberProfileCustomFieldsSchema: { Crew: team } },
      text('memberProfile.name.locked', { field: 'Team' }),
    ],
    [
      'nothing said of a saved field',
      { memberProfileCustomFieldsSchema: {} },
      text('memberProfile.name.locked', { field: 'Team' }),
    ],
    [
      'the name of one that goes',
      { memberProfileCustomFieldsSchema: { Team: seats }, removed: ['Team'] },
      text('memberProfile.name.dropping', { field: 'Team' }),
    ],
  ])('MPR-022 are refused with %s, and then nothing is saved', async (_, changes, message) => {
    const { accountId, save } = await configured();
    const before = await stored(accountId);
    await expect(save({ ...changes, disableProfileEditVisibility: true })).rejects.toMatchObject({ message });
    await expect(stored(accountId)).resolves.toEqual(before);
  });

  it('keep names that are no longer valid, and ignore stored fields of unknown types', async () => {
    const { save } = await configured({ Größe: { type: 'string' }, broken: { type: 'color' }, title: team });
    await expect(
      save({ memberProfileCustomFieldsSchema: { Größe: { type: 'string', required: true } } }),
    ).resolves.toMatchObject({ memberProfileCustomFieldsSchema: { Größe: { required: true } } });
  });

  it('warn the second of two admins who add a field at the same time, and lose nothing', async () => {
    const { save, people } = await configured();
    const outcomes = await Promise.allSettled([
      save({ memberProfileCustomFieldsSchema: { Team: team, Seats: seats } }),
      save({ memberProfileCustomFieldsSchema: { Team: team, Shift: seats } }, people.owner),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
