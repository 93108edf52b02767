import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { openPages } from '@campus/tests/world/page-access';
import { expect, it } from 'vitest';

const { as } = await openGateway();
const page = 'worldCommunication';
const reset = 'ServerConfig.webBoardResetHomeMinPermissions';
const homepage = 'ServerConfig.webBoardHomepageMinPermissions';
const own = 'Account.allowIndividualWebboardHomepage';

/**
 * An account whose boards can have homepages, with a pin that a role always or never has a permission on all
 * boards.
 */
async function withPin(role: 'leader' | 'moderator', can: boolean, optionId: string) {
  const { accountId, people, read } = await makeSettingsAccount();
  await openPages(accountId, 'admin', [page]);
  const { settings, effectiveAccess } = as(people.admin);
  const save = (setting: string, value: number | boolean) =>
    settings.save.mutate({ accountId, page, changes: [{ setting, value }] } as never);
  await save(own, true);
  const { saveId } = await save(optionId === 'resethomepage' ? reset : homepage, 4);
  await save(optionId === 'resethomepage' ? reset : homepage, can ? 1 : 4);
  const target = { kind: 'board', boardId: null, optionId, roomId: null } as const;
  const { pin } = await effectiveAccess.addPin.mutate({ accountId, role, can, target });
  const takeBack = () => settings.takeBack.mutate({ accountId, page, saveId: saveId ?? '' });
  const remove = () => effectiveAccess.removePin.mutate({ accountId, pinId: pin.id });
  return { save, takeBack, remove, read: async (setting: string) => (await read(page)).get(setting) };
}

it.each([
  ['resethomepage', reset, 'Reset homepage'],
  ['boardhomepage', homepage, 'Board homepage'],
])(
  'a setting that would break a pinned rule about %s is refused with its sentence',
  async (id, setting, name) => {
    const { save, remove, read } = await withPin('leader', true, id);
    expect(await refusalOf(save(setting, 8))).toMatchObject({
      key: 'effectiveAccess.pin.broken',
      message: `This breaks a pinned rule: Leaders can use ${name} everywhere (web board: all). ${name}: By default, it is permitted to Admin and above.`,
    });
    expect(await read(setting)).toBe(1);
    await remove();
    await save(setting, 8);
    expect(await read(setting)).toBe(8);
  },
);

it('a save is not undone where that would break a pinned rule', async () => {
  const { takeBack, remove, read } = await withPin('leader', false, 'resethomepage');
  expect(await refusalOf(takeBack())).toMatchObject({ key: 'effectiveAccess.pin.broken' });
  expect(await read(reset)).toBe(4);
  await remove();
  await takeBack();
  expect(await read(reset)).toBe(1);
});

it('homepages of boards are not switched off while a pinned rule says who can set them', async () => {
  const { save, read } = await withPin('moderator', true, 'boardhomepage');
  expect(await refusalOf(save(own, false))).toMatchObject({
    key: 'effectiveAccess.pin.broken',
    message:
      'This breaks a pinned rule: Moderators can use Board homepage everywhere (web board: all). Board homepage: This page, room, action, or web board permission does not exist.',
  });
  expect(await read(own)).toBe(true);
});
