import {
  checkExistingAccount,
  createCampusWorld,
  getAccount,
  getDefaultAccountSchema,
  updateAccount,
} from '@campus/contracts/accounts/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { reason, textOf } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { getServerConfig } from '@campus/contracts/worlds/functions';
import { accountRoleNames } from '@campus/domain/access/role-names';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { makeAccount, makeSuperadmin, type Person, sql, unique } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultAccountSchema } from './management-functions.ts';

const forbidden = { code: parseCode.forbidden };
const taken = { code: parseCode.conflict, message: text('accounts.organizationName.taken') };
const { outline } = defaultAccountSchema;

let superadmin: Person;
beforeAll(async () => {
  superadmin = await makeSuperadmin();
});

function create(organizationName: string, person = superadmin) {
  return callPlatform(createCampusWorld, { organizationName, outline }, person.sessionToken);
}

describe('getDefaultAccountSchema', () => {
  it('ACCT-018 ACCT-044 answers the template of new accounts to superadmins only', async () => {
    const schema = await callPlatform(getDefaultAccountSchema, {}, superadmin.sessionToken);
    expect(schema).toMatchObject({ name: 'Default Campus', type: 'campus', outline: { defaultTeamId: 8 } });
    const { owner } = (await makeAccount()).people;
    await expect(callPlatform(getDefaultAccountSchema, {}, owner.sessionToken)).rejects.toMatchObject(
      forbidden,
    );
  });
});

describe('createCampusWorld', () => {
  it('ACCT-046 SHE-076 creates an account that owns one world and one server configuration, with six roles', async () => {
    const organizationName = `Académie ${unique()}`;
    const account = await create(organizationName);
    expect(account).toMatchObject({ organizationName, level: 'superadmin', worldBuildVersion: '1.0.0' });
    const accountId = account.objectId;
    const worlds = await sql.query(
      `select w.name, c.name as "serverConfigName" from "World" w
       join "ServerConfig" c on c."objectId" = w."serverConfig" and c.account = w.account where w.account = $1`,
      [accountId],
    );
    const name = organizationName.toLowerCase().replace('é', 'e').replace(' ', '-');
    expect(worlds).toEqual([{ name, serverConfigName: name }]);
    expect(account.worldName).toBe(name);
    const roles = await sql.query<{ name: string }>('select name from "_Role" where name = any($1)', [
      accountRoleNames(accountId),
    ]);
    expect(roles).toHaveLength(6);
    await expect(callPlatform(getServerConfig, { name })).resolves.toMatchObject({ accountId });
  });

  it('ACCT-046 creates the account with the settings of the outline', async () => {
    const wanted = {
      ...outline,
      defaultTeamId: 3,
      isWebEnabled: true,
      verificationRequired: true,
      showMemberProfile: { desktopClient: false, dashboard: true },
    };
    const { objectId: accountId } = await callPlatform(
      createCampusWorld,
      { organizationName: `School ${unique()}`, outline: wanted },
      superadmin.sessionToken,
    );
    const account = await callPlatform(getAccount, { accountId }, superadmin.sessionToken);
    expect(account).toMatchObject({ isWebEnabled: true, verificationRequired: true });
    expect(account.settings).toMatchObject({ showUserProfile: true, showMemberProfile: true });
    const stored = await sql.one('select "defaultTeamId"::int as team from "Account" where "objectId" = $1', [
      accountId,
    ]);
    expect(stored).toEqual({ team: 3 });
  });

  it('ACCT-046 refuses a name in use, ignoring case, and creates nothing', async () => {
    const name = `School ${unique()}`;
    await create(name);
    await expect(create(` ${name.toUpperCase()} `)).rejects.toMatchObject(taken);
    const found = await sql.query('select from "Account" where "organizationName" ilike $1', [name]);
    expect(found).toHaveLength(1);
  });

  it('ACCT-046 creates one account when the same name is requested many times at once', async () => {
    const name = `School ${unique()}`;
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => create(name)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(taken);
  });

  it('gives the worlds of organizations with the same spelling different names', async () => {
    const name = unique();
    const first = await create(`${name} school`);
    const second = await create(`${name}: School`);
    expect([first.worldName, second.worldName]).toEqual([`${name}-school`, `${name}-school-2`]);
  });

  it('ACCT-046 is refused to everybody but superadmins, and leaves an entry in the audit trail', async () => {
    const { owner } = (await makeAccount()).people;
    await expect(create(`School ${unique()}`, owner)).rejects.toMatchObject(forbidden);
    const organizationName = `School ${unique()}`;
    const { objectId } = await create(organizationName);
    const entries = await sql.query(
      `select operation, outcome, "targetId", "targetLabel", "actorId" from "AuditEntry" where account = $1`,
      [objectId],
    );
    expect(entries).toEqual([
      {
        operation: 'accounts.create',
        outcome: 'success',
        targetId: objectId,
        targetLabel: organizationName,
        actorId: superadmin.userId,
      },
    ]);
  });

  it.each([
    [{ organizationName: '', outline }, reason('accounts.organizationName.missing')],
    [{ outline }, reason('accounts.organizationName.missing')],
    [{ organizationName: 'x'.repeat(101), outline }, reason('text.tooLong', { max: 100 })],
    [
      { organizationName: 'A school', outline: { ...outline, defaultTeamId: 78 } },
      reason('request.atMost', { max: 77 }),
    ],
    [
      { organizationName: 'A school', outline: { ...outline, rooms: [] } },
      reason('request.unknownField', { field: 'rooms' }),
    ],
  ])('refuses %j', async (body, refusal) => {
    const { sessionToken } = superadmin;
    const response = await requestPlatform('POST', '/functions/createCampusWorld', { body, sessionToken });
    expect(await response.json()).toEqual({
      code: parseCode.invalid,
      error: textOf(refusal),
      ...refusal,
    });
  });
});

describe('checkExistingAccount', () => {
  const check = (field: 'organizationName' | 'customerId', value: string, person = superadmin) =>
    callPlatform(checkExistingAccount, { field, value }, person.sessionToken);

  it('ACCT-051 tells whether an account has this value in that field, ignoring case', async () => {
    const name = `School_${unique()}`;
    await makeAccount({ organizationName: name, customerId: `C-${name}` });
    await expect(check('organizationName', name.toUpperCase())).resolves.toBe(true);
    await expect(check('customerId', `c-${name}`)).resolves.toBe(true);
    await expect(check('customerId', name)).resolves.toBe(false);
    await expect(check('organizationName', name.replace('_', '%'))).resolves.toBe(false);
    await expect(check('organizationName', name.slice(1))).resolves.toBe(false);
  });

  it('ACCT-051 refuses other fields, and everyone except superadmins', async () => {
    const { sessionToken } = superadmin;
    const body = { field: 'apiAccess', value: 'x' };
    const response = await requestPlatform('POST', '/functions/checkExistingAccount', { body, sessionToken });
    expect(await response.json()).toEqual({
      code: parseCode.invalid,
      error: text('accounts.lookup.unknown'),
      key: 'accounts.lookup.unknown',
      params: {},
    });
    const { owner } = (await makeAccount()).people;
    await expect(check('customerId', 'x', owner)).rejects.toMatchObject(forbidden);
  });
});

describe('updateAccount', () => {
  it('lets an owner and a superadmin change the names of an account, and records the old names', async () => {
    const { accountId, organizationName, people } = await makeAccount();
    const updated = `Renamed ${unique()}`;
    await expect(
      callPlatform(updateAccount, { accountId, organizationName: updated }, people.owner.sessionToken),
    ).resolves.toMatchObject({ organizationName: updated, title: organizationName, level: 'owner' });
    await expect(
      callPlatform(updateAccount, { accountId, title: 'The school' }, superadmin.sessionToken),
    ).resolves.toMatchObject({ organizationName: updated, title: 'The school', level: 'superadmin' });
    const entries = await sql.query(
      `select before, after from "AuditEntry" where account = $1 and operation = 'accounts.update' order by at`,
      [accountId],
    );
    expect(entries).toEqual([
      { before: { organizationName }, after: { organizationName: updated } },
      { before: { title: organizationName }, after: { title: 'The school' } },
    ]);
  });

  it("is refused to admins and to other accounts' owners", async () => {
    const { accountId, organizationName, people } = await makeAccount();
    const stranger = (await makeAccount()).people.owner;
    for (const { sessionToken } of [people.admin, stranger])
      await expect(
        callPlatform(updateAccount, { accountId, organizationName: unique() }, sessionToken),
      ).rejects.toMatchObject(forbidden);
    const stored = await sql.one('select "organizationName" from "Account" where "objectId" = $1', [
      accountId,
    ]);
    expect(stored).toEqual({ organizationName });
  });

  it("refuses another account's name, an empty name, and an empty change; accepts its own name in another case", async () => {
    const other = await makeAccount();
    const { accountId, organizationName, people } = await makeAccount();
    const change = (changes: { organizationName?: string }) =>
      callPlatform(updateAccount, { accountId, ...changes }, people.owner.sessionToken);
    await expect(change({ organizationName: other.organizationName.toUpperCase() })).rejects.toMatchObject(
      taken,
    );
    await expect(change({ organizationName: ' ' })).rejects.toThrow(
      text('accounts.organizationName.required'),
    );
    await expect(change({})).rejects.toThrow(text('changes.none'));
    await expect(change({ organizationName: organizationName.toUpperCase() })).resolves.toMatchObject({
      organizationName: organizationName.toUpperCase(),
    });
  });
});
