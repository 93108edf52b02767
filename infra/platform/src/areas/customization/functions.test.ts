import {
  getCustomizationsForAccount,
  saveCustomizations,
  undoCustomization,
} from '@campus/contracts/customization/functions';
import { makeCustomized } from '@campus/tests/areas/customization';
import { callPlatform, requestRoute } from '@campus/tests/calls/platform';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

async function makeWorld() {
  const world = await makeCustomized();
  const { accountId, people } = world;
  const save = (
    customizations: string[],
    by = people.admin,
    basedOn?: Awaited<ReturnType<typeof world.state>>,
  ) => callPlatform(saveCustomizations, { accountId, customizations, basedOn }, by.sessionToken);
  const list = (by = people.admin, id = accountId) =>
    callPlatform(getCustomizationsForAccount, { accountId: id }, by.sessionToken);
  const undo = (changeIds: (string | null)[], by = people.admin) =>
    callPlatform(
      undoCustomization,
      { accountId, page: 'worldCustomizations', changeIds: changeIds.flatMap((id) => id ?? []) },
      by.sessionToken,
    );
  return { ...world, save, list, undo };
}

it('CUS-008 CUS-026 getCustomizationsForAccount answers the customizations with their flag', async () => {
  const { customizations, save, list, people } = await makeWorld();
  await save(customizations.slice(0, 1));
  const { customizations: listed } = await list();
  const [first, second] = customizations.map((name) => listed.find((one) => one.name === name));
  expect(first).toEqual({
    id: expect.any(String),
    name: customizations[0],
    friendlyName: `Customization ${customizations[0]}`,
    description: 'Weather.',
    group: 'weather',
    resourceIntensive: true,
    enabled: true,
  });
  expect(second).toMatchObject({ enabled: false });
  await expect(list(people.moderator)).rejects.toMatchObject({ key: 'access.forbidden' });
  await expect(list(people.admin, 'Nowhere000')).rejects.toMatchObject({ key: 'access.forbidden' });
});

it('CUS-005 CUS-027 saveCustomizations stores the list; an unknown name changes nothing', async () => {
  const { customizations, save, state, people } = await makeWorld();
  await save(customizations.slice(1));
  expect((await state()).customizations).toEqual(customizations.slice(1));
  await expect(save([...customizations, 'nowhere'])).rejects.toMatchObject({
    message: 'There is no world customization nowhere.',
  });
  await expect(save([], people.moderator)).rejects.toMatchObject({ key: 'access.forbidden' });
  expect((await state()).customizations).toEqual(customizations.slice(1));
});

it('refuses a change of a state that a colleague has changed since, names the colleague, and overwrites nothing', async () => {
  const { customizations, save, state, people } = await makeWorld();
  const planned = await state();
  await save(customizations.slice(0, 1), people.owner);
  await expect(save(customizations.slice(1), people.admin, planned)).rejects.toMatchObject({
    message: `${people.owner.email} has changed the customizations since you planned this. Nothing was applied.`,
  });
  expect((await state()).customizations).toEqual(customizations.slice(0, 1));
});

it('undoes changes exactly; after a colleague’s change it refuses and names the colleague', async () => {
  const { customizations, themes, save, state, undo, people, accountId } = await makeWorld();
  await requestRoute('PATCH', `/World/${accountId}/Customizations`, people.admin.sessionToken, {
    body: { themeInternalName: themes[0] },
  });
  const before = await state();
  const first = await save(customizations.slice(0, 1));
  const second = await save(customizations.slice(1, 2));
  await undo([first.changeId, second.changeId]);
  expect(await state()).toEqual(before);
  const third = await save(customizations);
  await save([], people.owner);
  await expect(undo([third.changeId])).rejects.toMatchObject({
    message: `${people.owner.email} has changed the customizations since. Nothing was undone.`,
  });
  expect((await state()).customizations).toEqual([]);
});

it('records the changes in the audit trail', async () => {
  const { customizations, save, accountId } = await makeWorld();
  await save(customizations.slice(0, 1));
  const entry = await sql.one(
    'select operation, outcome, before, after from "AuditEntry" where account = $1',
    [accountId],
  );
  expect(entry).toMatchObject({
    operation: 'customization.saveCustomizations',
    outcome: 'success',
    before: { customizations: [] },
    after: { customizations: customizations.slice(0, 1) },
  });
});
