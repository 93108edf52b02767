import { parseCode } from '@campus/contracts/core/error-codes';
import { getRolePermissionChanges, getRolePermissions } from '@campus/contracts/roles/functions';
import { getSettings } from '@campus/contracts/settings/functions';
import { configuredIn, saveAs } from '@campus/tests/areas/roles';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, makeSuperadmin } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden };
const invalid = { code: parseCode.invalid };
const audit = { table: 'pageAccess', action: 'audit' } as const;
const members = { table: 'pageAccess', action: 'members' } as const;
const lockroom = { table: 'cmd', action: 'lockroom' } as const;
const chatBar = { table: 'roomControl', action: 'chatBar' } as const;

it('RLP-001 RLP-002 stores options, controls, and pages at once, with who changed them, and goes back to the default', async () => {
  const { accountId, people } = await makeAccount();
  const answer = await saveAs(
    people.admin,
    accountId,
    { ...audit, level: 'leader' },
    { ...lockroom, level: 'moderator' },
    { ...chatBar, level: 'moderator' },
  );
  expect(answer.saved).toEqual([audit, lockroom, chatBar]);
  expect(await configuredIn(accountId)).toEqual({
    'cmd lockroom': 'moderator',
    'pageAccess audit': 'leader',
  });
  const by = people.admin.email;
  for (const [ref, to] of [
    [audit, 'leader'],
    [lockroom, 'moderator'],
  ] as const)
    expect(answer.items.find(({ action }) => action === ref.action)?.changed).toMatchObject({
      by,
      from: null,
      to,
    });
  await saveAs(people.owner, accountId, { ...audit, level: null }, { ...lockroom, level: null });
  expect(await configuredIn(accountId)).toEqual({});
  const changes = await callPlatform(
    getRolePermissionChanges,
    { accountId, ...audit },
    people.admin.sessionToken,
  );
  expect(changes.map(({ from, to, by: who }) => [from, to, who])).toEqual([
    ['leader', null, people.owner.email],
    [null, 'leader', by],
  ]);
});

it('ROL-007 the chat bar is one with its setting: each page sees what the other has saved', async () => {
  const { accountId, people } = await makeAccount();
  const { sessionToken, email } = people.admin;
  await saveAs(people.admin, accountId, { ...chatBar, level: 'admin' });
  const settings = await callPlatform(getSettings, { accountId, page: 'worldCommunication' }, sessionToken);
  const setting = settings.find((one) => one.setting === 'ServerConfig.chatBarMinPermissions');
  expect(setting).toMatchObject({ value: 8, changed: { by: email, from: 0, to: 8 } });
  const { items } = await callPlatform(getRolePermissions, { accountId }, sessionToken);
  expect(items.find(({ action }) => action === 'chatBar')).toMatchObject({
    configured: 'admin',
    changed: { by: email, from: 'member', to: 'admin' },
  });
});

describe('two people', () => {
  it('a change on an old value is left as it is and told with who made the other; the rest is stored', async () => {
    const { accountId, people } = await makeAccount();
    await saveAs(people.owner, accountId, { ...audit, level: 'owner', base: null });
    const answer = await saveAs(
      people.owner,
      accountId,
      { ...audit, level: 'leader', base: null },
      { ...members, level: 'leader', base: null },
    );
    expect(answer.saved).toEqual([members]);
    expect(answer.conflicts).toMatchObject([{ ...audit, theirs: { by: people.owner.email, to: 'owner' } }]);
    expect(await configuredIn(accountId)).toEqual({
      'pageAccess audit': 'owner',
      'pageAccess members': 'leader',
    });
  });

  it('saving at the same time never do together what neither may alone', async () => {
    for (let round = 0; round < 12; round++) {
      const { accountId, people } = await makeAccount();
      // The owner closes a page to admins while the admin, unaware of this, opens it to members.
      const outcomes = await Promise.allSettled([
        saveAs(people.owner, accountId, { ...audit, level: 'owner' }),
        saveAs(people.admin, accountId, { ...audit, level: 'member' }),
      ]);
      const { 'pageAccess audit': level } = await configuredIn(accountId);
      // In either order, an admin never opens what an owner has closed.
      expect(outcomes[0].status).toBe('fulfilled');
      expect(level).toBe('owner');
    }
  });

  it('a save that waited for the one that takes the page from its author is refused', async () => {
    for (let round = 0; round < 12; round++) {
      const { accountId, people } = await makeAccount();
      const roles = { table: 'pageAccess', action: 'roles' } as const;
      const [taken, mine] = await Promise.allSettled([
        saveAs(people.owner, accountId, { ...roles, level: 'owner' }, { ...audit, level: 'owner' }),
        saveAs(people.admin, accountId, { ...audit, level: 'member' }, { ...lockroom, level: 'member' }),
      ]);
      expect(taken.status).toBe('fulfilled');
      const stored = await configuredIn(accountId);
      expect(stored['pageAccess audit']).toBe('owner');
      // The admin's save takes effect completely or not at all.
      expect(stored['cmd lockroom']).toBe(mine.status === 'fulfilled' ? 'member' : undefined);
      await expect(saveAs(people.admin, accountId, { ...lockroom, level: 'leader' })).rejects.toMatchObject(
        forbidden,
      );
    }
  });

  it('twenty saves at once of two administrators make one record, and a history without gaps', async () => {
    const { accountId, people } = await makeAccount();
    const levels = ['member', 'leader', 'moderator', 'admin'] as const;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        saveAs(index % 2 ? people.admin : people.owner, accountId, {
          ...audit,
          level: levels[index % levels.length] ?? 'admin',
        }),
      ),
    );
    const changes = await callPlatform(getRolePermissionChanges, { accountId }, people.admin.sessionToken);
    const inOrder = changes.toReversed();
    expect(inOrder[0]?.from).toBeNull();
    for (const [index, change] of inOrder.entries())
      if (index > 0) expect(change.from).toBe(inOrder[index - 1]?.to);
    expect(await configuredIn(accountId)).toEqual({ 'pageAccess audit': inOrder.at(-1)?.to });
  });
});

describe('nobody', () => {
  it('ROL-028 ROL-006 opens imports, badges, member profiles, or roles below Admin', async () => {
    const { accountId, people } = await makeAccount();
    for (const action of ['import', 'badges', 'memberProfile', 'roles'])
      await expect(
        saveAs(people.owner, accountId, { table: 'pageAccess', action, level: 'moderator' }),
      ).rejects.toMatchObject({ ...invalid, key: 'roles.level.tooLow' });
    expect(await configuredIn(accountId)).toEqual({});
  });

  it('locks the last owner out of the roles page, a superadmin neither', async () => {
    const { accountId } = await makeAccount();
    const superadmin = await makeSuperadmin();
    await expect(
      saveAs(superadmin, accountId, { table: 'pageAccess', action: 'roles', level: 'superadmin' }),
    ).rejects.toMatchObject({ ...invalid, key: 'roles.level.tooHigh' });
  });

  it("MEM-072 takes a page from the caller's own level, or changes one of a higher level", async () => {
    const { accountId, people } = await makeAccount();
    await expect(saveAs(people.admin, accountId, { ...audit, level: 'owner' })).rejects.toMatchObject({
      ...forbidden,
      key: 'roles.level.aboveOwn',
    });
    await openPages(accountId, 'owner', ['audit']);
    for (const level of ['member', null] as const)
      await expect(saveAs(people.admin, accountId, { ...audit, level })).rejects.toMatchObject({
        ...forbidden,
        key: 'roles.level.notYours',
      });
    await expect(saveAs(people.owner, accountId, { ...audit, level: 'superadmin' })).rejects.toMatchObject(
      forbidden,
    );
    await saveAs(await makeSuperadmin(), accountId, { ...audit, level: 'superadmin' });
    expect(await configuredIn(accountId)).toEqual({ 'pageAccess audit': 'superadmin' });
  });

  it('stores a part of a save that is refused', async () => {
    const { accountId, people } = await makeAccount();
    await expect(
      saveAs(people.admin, accountId, { ...lockroom, level: 'member' }, { ...audit, level: 'owner' }),
    ).rejects.toMatchObject(forbidden);
    await expect(
      saveAs(
        people.admin,
        accountId,
        { ...lockroom, level: 'member' },
        { ...audit, action: 'nowhere', level: 'member' },
      ),
    ).rejects.toMatchObject({ code: parseCode.notFound });
    expect(await configuredIn(accountId)).toEqual({});
  });
});
