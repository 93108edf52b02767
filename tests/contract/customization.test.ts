import { makeCustomized } from '@campus/tests/areas/customization';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { openPages } from '@campus/tests/world/page-access';
import { makeSuperadmin } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

it('CUS-004 CUS-014 CUS-013 applies a theme, clears it, and reads the enabled items', async () => {
  const { accountId, people, collections, customizations, themes } = await makeCustomized();
  for (const person of [people.admin, people.owner]) {
    const { customization } = as(person);
    const { state } = await customization.applyTheme.mutate({ accountId, theme: themes[0] ?? '' });
    expect(state).toEqual({
      theme: themes[0],
      collections: [collections[0], collections[2]].toSorted(),
      customizations: [customizations[0], customizations[2]],
    });
    const read = await customization.read.query({ accountId, page: 'worldThemes' });
    expect(read).toMatchObject({ state, changed: { by: person.email } });
    const cleared = await customization.clearThemes.mutate({ accountId, basedOn: state });
    expect(cleared.state).toEqual({ theme: '', collections: [], customizations: [] });
  }
});

it('CUS-004 stores the collections and the customizations that admins, owners and superadmins save', async () => {
  for (const role of ['admin', 'owner', 'superadmin'] as const) {
    const { accountId, people, collections, customizations, state } = await makeCustomized();
    const { customization } = as(role === 'superadmin' ? await makeSuperadmin() : people[role]);
    await customization.saveCollections.mutate({ accountId, collections });
    await customization.saveCustomizations.mutate({ accountId, customizations });
    expect(await state(), role).toEqual({ theme: '', collections: collections.toSorted(), customizations });
  }
});

it('ACCT-038 answers a normal user without the page that the current user is not an admin', async () => {
  const { accountId, people, themes } = await makeCustomized();
  const { customization } = as(people.moderator);
  const saves = [
    () => customization.applyTheme.mutate({ accountId, theme: themes[0] ?? '' }),
    () => customization.clearThemes.mutate({ accountId }),
  ];
  for (const save of saves)
    expect(await refusalOf(save())).toMatchObject({ status: 403, message: 'Current user is not an admin' });
  const others = customization.saveCollections.mutate({ accountId, collections: [] });
  expect(await refusalOf(others)).toMatchObject({ message: 'You do not have permission to do this.' });
});

it('CUS-022 CUS-027 saves both lists, and undoes a change', async () => {
  const { accountId, people, collections, customizations } = await makeCustomized();
  const { customization } = as(people.admin);
  await customization.saveCollections.mutate({ accountId, collections });
  const saved = await customization.saveCustomizations.mutate({ accountId, customizations });
  expect(saved.state.collections).toEqual(collections.toSorted());
  const { state } = await customization.undo.mutate({
    accountId,
    page: 'worldCustomizations',
    changeIds: [saved.changeId ?? ''],
  });
  expect(state).toEqual({ theme: '', collections: collections.toSorted(), customizations: [] });
});

it('answers a conflict with the name of the colleague who has changed something since', async () => {
  const { accountId, people, collections, state } = await makeCustomized();
  const basedOn = await state();
  await as(people.owner).customization.saveCollections.mutate({ accountId, collections });
  const late = as(people.admin).customization.saveCollections.mutate({ accountId, collections: [], basedOn });
  expect(await refusalOf(late)).toMatchObject({
    status: 409,
    key: 'customization.changed',
    message: `${people.owner.email} has changed the customizations since you planned this. Nothing was applied.`,
  });
  expect((await state()).collections).toHaveLength(collections.length);
});

it('CUS-029 CUS-023 passes on the reason of a refused change', async () => {
  const { accountId, people } = await makeCustomized();
  const applied = as(people.admin).customization.applyTheme.mutate({ accountId, theme: 'nowhere' });
  expect(await refusalOf(applied)).toMatchObject({ status: 400, message: 'There is no theme nowhere.' });
});

it('CUS-004 refuses lower roles that are not granted the page, and callers without a session', async () => {
  const { accountId, people, collections, customizations, themes, state } = await makeCustomized();
  const before = await state();
  const calls = (by: Parameters<typeof as>[0]) => {
    const { customization } = as(by);
    return Promise.all(
      [
        customization.read.query({ accountId, page: 'avatarAssetCollections' }),
        customization.saveCollections.mutate({ accountId, collections }),
        customization.saveCustomizations.mutate({ accountId, customizations }),
        customization.applyTheme.mutate({ accountId, theme: themes[0] ?? '' }),
        customization.clearThemes.mutate({ accountId }),
      ].map(async (call) => (await refusalOf(call)).status),
    );
  };
  expect(await calls(people.moderator)).toEqual([403, 403, 403, 403, 403]);
  expect(await calls(undefined)).toEqual([401, 401, 401, 401, 401]);
  expect(await state()).toEqual(before);
  await openPages(accountId, 'moderator', ['avatarAssetCollections']);
  const granted = as(people.moderator).customization;
  await granted.saveCollections.mutate({ accountId, collections });
  expect((await state()).collections).toEqual(collections.toSorted());
});
