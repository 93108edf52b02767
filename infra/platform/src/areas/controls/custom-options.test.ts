import { updateCustomOptions } from '@campus/contracts/controls/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { anOption, makeWithOptions, withoutIndex } from '@campus/tests/areas/controls';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, makeSuperadmin, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden };
const namesOf = (options: readonly { name: string }[]) => options.map(({ name }) => name);

it('CTL-012 stores name, url, index, locations, and account of an option', async () => {
  const { accountId, save } = await makeWithOptions();
  const [, second] = await save([
    anOption('Library'),
    { name: ' Help ', url: ' http://help.example.org/a?b ', locations: { gearmenu: false, login: true } },
  ]);
  const stored = await sql.one(
    'select name, url, index, locations, account from "CustomOption" where "objectId" = $1',
    [second?.objectId],
  );
  expect(stored).toEqual({
    name: 'Help',
    url: 'http://help.example.org/a?b',
    index: 1,
    locations: { gearmenu: false, login: true },
    account: accountId,
  });
});

it('CTL-041 returns the options of the account by index ascending, to its members', async () => {
  const { accountId, people, read } = await makeWithOptions('Library', 'Help', 'Shop');
  await makeWithOptions('Elsewhere');
  await sql.query('update "CustomOption" set index = 9 - index where account = $1', [accountId]);
  for (const by of [people.member, people.admin, await makeSuperadmin()]) {
    const options = await read(by);
    expect(namesOf(options)).toEqual(['Shop', 'Help', 'Library']);
    expect(options.map(({ index }) => index)).toEqual([0, 1, 2]);
  }
  const stranger = (await makeAccount()).people.owner;
  for (const by of [stranger, people.suspended]) await expect(read(by)).rejects.toMatchObject(forbidden);
});

it('CTL-039 replaces the options of the account, and returns the saved ones', async () => {
  const { save, read, saved } = await makeWithOptions('Library', 'Help');
  const [library] = saved;
  if (!library) throw new Error('There is no option.');
  const answer = await save([anOption('Shop'), { ...withoutIndex(library), name: 'Books' }]);
  expect(namesOf(answer)).toEqual(['Shop', 'Books']);
  expect(answer[1]).toEqual({ ...library, name: 'Books', index: 1 });
  expect(await read()).toEqual(answer);
});

it('CTL-039 is for admins and higher, or for a role granted the page', async () => {
  const { accountId, people, save, read } = await makeWithOptions('Library');
  const stranger = (await makeAccount()).people.owner;
  const refused = [people.moderator, people.leader, people.member, people.suspended, stranger];
  for (const by of refused) await expect(save([anOption('Mine')], by)).rejects.toMatchObject(forbidden);
  await expect(callPlatform(updateCustomOptions, { accountId, options: [] })).rejects.toMatchObject({
    code: parseCode.signedOut,
  });
  expect(namesOf(await read())).toEqual(['Library']);
  for (const by of [people.admin, people.owner, await makeSuperadmin()])
    expect(namesOf(await save([anOption(by.userId)], by))).toEqual([by.userId]);
  await openPages(accountId, 'leader', ['inWorldControls']);
  expect(namesOf(await save([anOption('Leader')], people.leader))).toEqual(['Leader']);
  await expect(save([], people.member)).rejects.toMatchObject(forbidden);
});

it.each([
  ['no name', { name: ' ' }, 'A custom option needs a name.'],
  ['a long name', { name: 'x'.repeat(101) }, 'The name can have at most 100 characters.'],
  ['no URL', { url: '' }, 'A custom option needs a URL.'],
  ['a URL without http', { url: 'help.example.org' }, 'The URL must start with http or https.'],
  ['a script as URL', { url: 'javascript:alert(1)//http' }, 'The URL must start with http or https.'],
  ['half a URL', { url: 'https://' }, 'This is not a valid URL.'],
  ['a long URL', { url: 'https://x.org/'.padEnd(2084, 'x') }, 'The URL can have at most 2083 characters.'],
])('CTL-039 an option with %s fails and changes nothing', async (_, wrong, message) => {
  const { save, read, saved } = await makeWithOptions('Library');
  await expect(save([anOption('Shop'), { ...anOption('Help'), ...wrong }])).rejects.toMatchObject({
    code: parseCode.invalid,
    message,
  });
  expect(await read()).toEqual(saved);
});

it('CTL-031 refuses more options than the account may have: 20, or its own number', async () => {
  const { accountId, save, read } = await makeWithOptions();
  const options = (count: number) => Array.from({ length: count }, (_, index) => anOption(`Option${index}`));
  const tooMany = (max: number) => ({
    code: parseCode.invalid,
    message: `An account can have at most ${max} custom options.`,
  });
  await expect(save(options(21))).rejects.toMatchObject(tooMany(20));
  expect(await save(options(20))).toHaveLength(20);
  await sql.query(
    `update "Account" set "customDocumentOptions" = '{"maxAllowed": 3}' where "objectId" = $1`,
    [accountId],
  );
  await expect(save(options(4))).rejects.toMatchObject(tooMany(3));
  expect(await read()).toHaveLength(20);
  expect(await save(options(3))).toHaveLength(3);
});

it('never touches the options of another account', async () => {
  const other = await makeWithOptions('Theirs');
  const { save, edit, read, saved } = await makeWithOptions('Library');
  const stolen = other.saved.map((option) => ({ ...withoutIndex(option), name: 'Mine' }));
  await expect(save(stolen)).rejects.toMatchObject({ code: parseCode.invalid });
  await expect(edit(other.saved, stolen)).rejects.toMatchObject({ code: parseCode.conflict });
  await edit([...saved, ...other.saved], saved.map(withoutIndex));
  expect(await other.read()).toEqual(other.saved);
  expect(await read()).toEqual(saved);
});

it('refuses a list that contains an option twice', async () => {
  const { save, read, saved } = await makeWithOptions('Library');
  await expect(save([...saved, ...saved].map(withoutIndex))).rejects.toMatchObject({
    code: parseCode.invalid,
  });
  expect(await read()).toEqual(saved);
});

it('records who changed the options, with the lists before and after', async () => {
  const { accountId, people, save } = await makeWithOptions('Library');
  await save([anOption('Shop')]);
  const entry = await sql.one(
    `select "actorEmail" as by, "targetId" as target, before, after from "AuditEntry"
     where account = $1 and operation = 'controls.customOptions' order by "createdAt" desc limit 1`,
    [accountId],
  );
  expect(entry).toEqual({
    by: people.admin.email,
    target: accountId,
    before: {
      customOptions: ['Library: https://library.example.org'],
      gearMenu: ['Library'],
      loginPage: ['Library'],
    },
    after: { customOptions: ['Shop: https://shop.example.org'], gearMenu: ['Shop'], loginPage: ['Shop'] },
  });
});
