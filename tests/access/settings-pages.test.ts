import { getSettings } from '@campus/contracts/settings/functions';
import { type SettingsPage, settingsPages } from '@campus/contracts/settings/setting';
import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { openGateway } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { type Person, sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { as } = await openGateway();
const neededBuild = '0.9.5';

/** The answers from gateway and platform when a person reads the settings of a page. */
async function readsOf(person: Person, accountId: string, page: SettingsPage): Promise<string[]> {
  const answers = [
    as(person).settings.read.query({ accountId, page }),
    callPlatform(getSettings, { accountId, page }, person.sessionToken),
  ];
  return Promise.all(
    answers.map((answer: Promise<unknown>) =>
      answer.then(
        () => 'read',
        ({ message }: Error) => message,
      ),
    ),
  );
}

const read = ['read', 'read'];
const refused = Array(2).fill('You do not have permission to do this.');

/** Pages that never open below Admin. */
const adminPages: readonly SettingsPage[] = ['worldAccess', 'integrations'];

it.each(adminPages)('RLP-012 the page %s stays with admins, whatever is configured', async (page) => {
  const { accountId, people } = await makeSettingsAccount();
  await openPages(accountId, 'leader', [page]);
  expect(await readsOf(people.admin, accountId, page)).toEqual(read);
  expect(await readsOf(people.moderator, accountId, page)).toEqual(refused);
});

describe.each(settingsPages)('the page %s', (page) => {
  it.each([
    ...(adminPages.includes(page) ? [] : [['leader', 'leader', 'member'] as const]),
    ['owner', 'owner', 'admin'],
  ] as const)(
    'SHE-059 that is open to level %s is open to the %s, and closed to the %s',
    async (...levels) => {
      const [level, admitted, below] = levels;
      const { accountId, people } = await makeSettingsAccount();
      await openPages(accountId, level, [page]);
      expect(await readsOf(people[admitted], accountId, page)).toEqual(read);
      expect(await readsOf(people[below], accountId, page)).toEqual(refused);
      const others = settingsPages.filter((other) => other !== page);
      for (const other of others) expect(await readsOf(people.admin, accountId, other)).toEqual(read);
    },
  );
});

describe('pages that need a build of the world', () => {
  const needed = (build: string | null) =>
    sql.query(
      `update "Permission" set "minBuildVersion" = $1 where type = 'pageAccess' and action = any($2)`,
      [build, settingsPages],
    );
  // The worlds of other tests have a newer build.
  beforeAll(() => needed(neededBuild));
  afterAll(() => needed(null));

  it.each(settingsPages)(
    'RLP-015 %s is closed in a world of an older build, even if it is configured as open',
    async (page) => {
      const world = (buildVersion: string) => ({ world: { name: `world-${unique()}`, buildVersion } });
      const old = await makeSettingsAccount(world('0.9.4'));
      await openPages(old.accountId, 'member', [page]);
      expect(await readsOf(old.people.owner, old.accountId, page)).toEqual(refused);
      const present = await makeSettingsAccount(world(neededBuild));
      expect(await readsOf(present.people.owner, present.accountId, page)).toEqual(read);
    },
  );
});
