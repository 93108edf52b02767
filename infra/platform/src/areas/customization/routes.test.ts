import { makeCustomized } from '@campus/tests/areas/customization';
import { requestRoute } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { makeSuperadmin, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

async function makeWorld() {
  const world = await makeCustomized();
  const { accountId, people } = world;
  const call = (
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    body?: object,
    { by = people.admin.sessionToken, headers = {} }: { by?: string; headers?: Record<string, string> } = {},
  ) => requestRoute(method, `/World/${accountId}/${path}`, by, { headers, ...(body && { body }) });
  const patch = (body: object) => call('PATCH', 'Customizations', body);
  return { ...world, call, patch };
}

const collectionsIn = ({ body }: { body: unknown }) =>
  (body as { data: { avatarAssetCollections: { id: string }[] } }).data.avatarAssetCollections;

it('CUS-006 CUS-019 GET Customizations answers the collections, to those who have access to the account', async () => {
  const { call, collections, patch, accountId, people } = await makeWorld();
  const { name = '' } =
    (await sql.one<{ name: string }>('select name from "ServerConfig" where account = $1', [accountId])) ??
    {};
  await patch({ avatarAssetCollections: collections.slice(0, 1) });
  const answer = await call('GET', 'Customizations', undefined, { headers: { 'v-world-name': name } });
  expect(answer.status).toBe(200);
  const [first, second] = collections.map((id) => collectionsIn(answer).find((one) => one.id === id));
  expect(first).toEqual({
    id: collections[0],
    friendlyName: expect.stringMatching(/^Collection /),
    description: 'Clothes.',
    tags: ['clothes'],
    resourceIntensive: true,
    isEnabled: true,
  });
  expect(second).toMatchObject({ tags: ['clothes', 'formal'], isEnabled: false });
  const stranger = await makeWorld();
  const refused = await call('GET', 'Customizations', undefined, {
    by: stranger.people.admin.sessionToken,
  });
  expect(refused.status).toBe(404);
  const superadmin = await makeSuperadmin();
  const unknown = '/World/Nowhere000/Customizations';
  expect((await requestRoute('GET', unknown, superadmin.sessionToken)).status).toBe(404);
  expect((await requestRoute('GET', unknown, people.admin.sessionToken)).status).toBe(404);
  const elsewhere = await call('GET', 'Customizations', undefined, {
    headers: { 'v-world-name': 'elsewhere' },
  });
  expect(elsewhere.status).toBe(404);
});

it('CUS-007 CUS-020 GET Themes answers the themes; an invalid session token gives 401', async () => {
  const { call, themes, collections, customizations } = await makeWorld();
  const { status, body } = await call('GET', 'Themes');
  expect(status).toBe(200);
  const all = (body as { data: { themes: { internalName: string }[] } }).data.themes;
  expect(all.find(({ internalName }) => internalName === themes[0])).toEqual({
    internalName: themes[0],
    friendlyName: expect.stringMatching(/^winter /),
    description: 'The winter.',
    legacyName: 'winter',
    legacyFeaturesDescription: 'Snow only.',
    avatarAssetCollections: [collections[0], collections[2]],
    worldCustomizations: [customizations[0], customizations[2]],
  });
  expect((await call('GET', 'Themes', undefined, { by: 'r:nobody' })).status).toBe(401);
});

it('CUS-021 answers only what is enabled and belongs to the applied theme', async () => {
  const { call, patch, collections, themes } = await makeWorld();
  const [first, second, third] = collections;
  await patch({ avatarAssetCollections: [second] });
  await patch({ themeInternalName: themes[0] });
  const answer = await call('GET', 'Customizations?isEnabled=true&isThemed=true');
  expect(collectionsIn(answer).map(({ id }) => id)).toEqual([first, third]);
});

it('CUS-022 PATCH enables exactly the named collections; an unknown one gives 400 and changes nothing', async () => {
  const { patch, collections, state } = await makeWorld();
  await patch({ avatarAssetCollections: collections.slice(0, 3) });
  const { status } = await patch({ avatarAssetCollections: collections.slice(2) });
  expect(status).toBe(200);
  expect((await state()).collections.toSorted()).toEqual(collections.slice(2).toSorted());
  const refused = await patch({ avatarAssetCollections: [collections[0], 'Nowhere000'] });
  expect(refused).toMatchObject({
    status: 400,
    body: { detail: 'There is no avatar asset collection Nowhere000.' },
  });
  expect((await state()).collections.toSorted()).toEqual(collections.slice(2).toSorted());
});

it('CUS-005 CUS-014 CUS-023 PATCH applies a theme with what belongs to it; an unknown one changes nothing', async () => {
  const { patch, collections, customizations, themes, state, accountId } = await makeWorld();
  await patch({ themeInternalName: themes[0], avatarAssetCollections: [collections[1]] });
  const before = await state();
  expect(before.theme).toBe(themes[0]);
  expect(before.collections.toSorted()).toEqual(collections.slice(0, 3).toSorted());
  expect(before.customizations).toEqual([customizations[0], customizations[2]]);
  const stored = await sql.one('select theme, customizations from "ServerConfig" where account = $1', [
    accountId,
  ]);
  expect(stored).toEqual({ theme: themes[0], customizations: [customizations[0], customizations[2]] });
  const refused = await patch({ themeInternalName: 'nowhere', avatarAssetCollections: [] });
  expect(refused).toMatchObject({ status: 400, body: { detail: 'There is no theme nowhere.' } });
  expect(await state()).toEqual(before);
});

it('CUS-013 CUS-024 POST clearThemes unsets the theme and clears what belongs to it, nothing else', async () => {
  const { call, patch, collections, themes, state } = await makeWorld();
  await patch({ avatarAssetCollections: [collections[1]] });
  await patch({ themeInternalName: themes[0] });
  expect((await call('POST', 'clearThemes', {})).status).toBe(200);
  expect(await state()).toEqual({ theme: '', collections: [collections[1]], customizations: [] });
});

it('ACCT-038 refuses to apply or clear a theme, to normal users in words of their own', async () => {
  const { call, themes, people, accountId, state } = await makeWorld();
  const before = await state();
  const by = people.moderator.sessionToken;
  const saves = () => [
    call('PATCH', 'Customizations', { themeInternalName: themes[0] }, { by }),
    call('POST', 'clearThemes', {}, { by }),
  ];
  for (const save of saves())
    expect(await save).toMatchObject({ status: 403, body: { detail: 'Current user is not an admin' } });
  const collections = await call('PATCH', 'Customizations', { avatarAssetCollections: [] }, { by });
  expect(collections.body).toMatchObject({ detail: 'You do not have permission to do this.' });
  await sql.query(`update "_User" set "permissionType" = 'support' where "objectId" = $1`, [
    people.moderator.userId,
  ]);
  for (const save of saves())
    expect(await save).toMatchObject({ body: { detail: 'You do not have permission to do this.' } });
  expect(await state()).toEqual(before);
  await openPages(accountId, 'moderator', ['worldThemes']);
  await sql.query(`update "_User" set "permissionType" = 'normal' where "objectId" = $1`, [
    people.moderator.userId,
  ]);
  for (const save of saves()) expect((await save).status).toBe(200);
});

it('CUS-035 POST clearThemes clears what an earlier theme switched on, not what was set by hand since', async () => {
  const { call, patch, collections, themes, state } = await makeWorld();
  const third = collections[2];
  await patch({ themeInternalName: themes[0] });
  await patch({ themeInternalName: themes[1] });
  const { collections: all } = await state();
  expect(all.toSorted()).toEqual(collections.toSorted());
  await patch({ avatarAssetCollections: all.filter((id) => id !== third) });
  await patch({ avatarAssetCollections: all });
  expect((await call('POST', 'clearThemes', {})).status).toBe(200);
  expect(await state()).toEqual({ theme: '', collections: [third], customizations: [] });
});

it('CUS-025 POST clearThemes with lists clears the themed items that they name', async () => {
  const { call, patch, collections, customizations, themes, state } = await makeWorld();
  await patch({ avatarAssetCollections: [collections[1]] });
  await patch({ themeInternalName: themes[0] });
  await call('POST', 'clearThemes', {
    avatarAssetCollections: [collections[0], collections[1]],
    worldCustomizations: [customizations[2]],
  });
  const { collections: left, customizations: others } = await state();
  expect(left.toSorted()).toEqual([collections[1], collections[2]].toSorted());
  expect(others).toEqual([customizations[0]]);
});

it('CUS-019 CUS-020 CUS-022 CUS-023 CUS-024 are for admins and up, or a role that is granted the page', async () => {
  const { call, collections, themes, people, accountId, state } = await makeWorld();
  const before = await state();
  const calls = [
    ['GET', 'Customizations'],
    ['GET', 'Themes'],
    ['PATCH', 'Customizations', { avatarAssetCollections: [collections[0]] }],
    ['PATCH', 'Customizations', { themeInternalName: themes[0] }],
    ['POST', 'clearThemes', {}],
  ] as const;
  const by = { by: people.moderator.sessionToken };
  const statuses = () =>
    Promise.all(calls.map(async ([method, path, body]) => (await call(method, path, body, by)).status));
  expect(await statuses()).toEqual([403, 403, 403, 403, 403]);
  expect(await state()).toEqual(before);
  await openPages(accountId, 'moderator', ['avatarAssetCollections']);
  expect(await statuses()).toEqual([200, 403, 200, 403, 403]);
  await openPages(accountId, 'moderator', ['worldThemes']);
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
});

it('CUS-023 a theme with a list of collections needs the page of the collections too', async () => {
  const { call, collections, themes, people, accountId, state } = await makeWorld();
  const by = { by: people.moderator.sessionToken };
  await openPages(accountId, 'moderator', ['worldThemes']);
  const before = await state();
  const both = { themeInternalName: themes[0], avatarAssetCollections: [collections[0]] };
  expect((await call('PATCH', 'Customizations', both, by)).status).toBe(403);
  expect(await state()).toEqual(before);
  await openPages(accountId, 'moderator', ['avatarAssetCollections']);
  expect((await call('PATCH', 'Customizations', both, by)).status).toBe(200);
});
