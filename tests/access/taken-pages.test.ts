import { operations } from '@campus/api/http/operations';
import { settingsPages } from '@campus/contracts/settings/setting';
import { type Page, pages } from '@campus/domain/access/pages';
import { saveAs } from '@campus/tests/areas/roles';
import { openGateway } from '@campus/tests/calls/gateway';
import { requestPlatform } from '@campus/tests/calls/platform';
import { overWeb } from '@campus/tests/calls/requests';
import { makeAccount, type TestAccount } from '@campus/tests/world/world';
import { beforeAll, expect, it } from 'vitest';
import { exampleOf } from './file-examples.ts';
import { forbidden } from './refusals.ts';

/** One read per page: an operation and, if there is one, a platform function. */
const reads: Partial<Record<Page, readonly [operation: string, name?: string]>> = {
  roles: ['roles.read', 'getPermissions'],
  members: ['members.list', 'getMembersInfo'],
  import: ['invitations.list', 'getInvitations'],
  badges: ['badges.listAssignments', 'getMemberBadges'],
  memberProfile: ['memberProfile.get', 'getMemberProfileConfiguration'],
  integrations: ['integrations.read', 'getIntegrations'],
  manageRooms: ['rooms.list', 'getRoomList'],
  roomPermissions: ['roomPermissions.read', 'getRoomPermissionState'],
  manageWebRooms: ['webRooms.list', 'getWebRooms'],
  privateSpaceCreator: ['privateSpaces.prices'],
  privateSpaceReport: ['privateSpaces.list', 'getCampusPrivateSpaces'],
  analyticsDashboard: ['analytics.graph', 'getChartMarks'],
  roomActivity: ['activity.list'],
  roomAttendance: ['attendance.ofRoom'],
  privateVolumeAttendance: ['attendance.ofVolume'],
  effectiveAccess: ['effectiveAccess.configuration', 'getAccessConfiguration'],
  audit: ['audit.list', 'getAuditEntries'],
};

const web = overWeb(await openGateway());
let account: TestAccount;
beforeAll(async () => {
  account = await makeAccount();
});

/** Reads a page as an admin with open sessions. Returns whether gateway and platform refuse. */
async function ask(page: Page, path: string, name: string | undefined) {
  const { accountId, people } = account;
  const operation = operations.find((one) => one.path === path);
  if (!operation) throw new Error(`There is no operation ${path}.`);
  const isSettings = path === 'settings.read';
  const input = isSettings ? { accountId, page } : await exampleOf(path)(account, people.admin);
  const answer = await web(operation, input, people.admin);
  const response =
    name &&
    (await requestPlatform('POST', `/functions/${name}`, {
      body: { accountId, page },
      sessionToken: people.admin.sessionToken,
    }));
  const body = response ? ((await response.json()) as { error?: string }) : undefined;
  return {
    gateway: answer.status,
    // The input contains only the account, so callers with access fail at its validation.
    platform: body === undefined ? 'has none' : body.error === forbidden.message ? 'refuses' : 'admits',
  };
}

const listed = pages.flatMap((page) => {
  const [path, name] = settingsPages.some((one) => one === page)
    ? (['settings.read', 'getSettings'] as const)
    : (reads[page] ?? []);
  return path === undefined ? [] : [[page, path, name] as const];
});

it('RLP-033 every page that has reads of its own is among those that are taken', () => {
  const missing = pages.filter((page) => listed.every(([known]) => known !== page));
  expect(missing).toEqual([...['worldThemes', 'worldCustomizations', 'avatarAssetCollections']]);
});

it.each(listed)(
  'RLP-033 page %s, once taken from admins, refuses %s at once in both layers, to sessions that are open',
  async (page, path, name) => {
    const platform = (answer: string) => (name ? answer : 'has none');
    // The gateway caches this access for a few seconds.
    expect(await ask(page, path, name)).toEqual({ gateway: 200, platform: platform('admits') });
    const change = { table: 'pageAccess', action: page } as const;
    await saveAs(account.people.owner, account.accountId, { ...change, level: 'owner' });
    const refused = { gateway: 403, platform: platform('refuses') };
    expect(await ask(page, path, name)).toEqual(refused);
    await saveAs(account.people.owner, account.accountId, { ...change, level: 'admin' });
    expect(await ask(page, path, name)).toEqual({ gateway: 200, platform: platform('admits') });
  },
);
