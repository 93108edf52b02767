// @module-tag sampled
import { fileOperations, operations } from '@campus/api/http/operations';
import type { Permission } from '@campus/domain/access/levels';
import { sampleOf } from '@campus/domain/testing/sweep';
import { cloudFunctions } from '@campus/platform/main/functions';
import { openGateway } from '@campus/tests/calls/gateway';
import { requestPlatform } from '@campus/tests/calls/platform';
import { overWeb } from '@campus/tests/calls/requests';
import { fingerprint } from '@campus/tests/world/fingerprint';
import { openPages } from '@campus/tests/world/page-access';
import {
  addMember,
  makeAccount,
  makeSuperadmin,
  type Person,
  type TestAccount,
} from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from './file-examples.ts';
import { belowRefusal, forbidden, summaryOf, suspended } from './refusals.ts';

const callers = ['suspended', 'member', 'leader', 'moderator', 'admin', 'owner', 'superadmin'] as const;
type Caller = (typeof callers)[number];

/** The levels for every page: one below the default, admin, and one above. */
const settings = ['moderator', 'owner'] as const;

/** Pages that stay with admins, whatever is configured. Operations of the others that need it name level admin. */
const adminPages = ['integrations', 'worldAccess'];

/**
 * The contracts' rule, stated here independently: the page's level, or the operation's own level if that is
 * higher.
 */
function lowestCaller(setting: Caller, { level = 'member', page = '' }: Rule): number {
  const least = adminPages.includes(page) ? 'admin' : level;
  return Math.max(callers.indexOf(setting), callers.indexOf(least));
}

interface Rule {
  level: Caller | undefined;
  page: string | undefined;
}

/** The operations or functions that need access to a page. */
function ofPages<T extends { access: unknown }>(rules: readonly T[]) {
  return rules.flatMap((rule) => {
    const { access } = rule;
    if (typeof access !== 'object' || access === null || !('page' in access || 'pageOf' in access)) return [];
    const level = 'level' in access ? (access.level as Caller) : undefined;
    return [{ rule, level, page: 'page' in access ? (access.page as string) : undefined }];
  });
}

const gateway = await openGateway();
const web = overWeb(gateway);
const listed = ofPages(
  [...operations, ...fileOperations].map((operation) => ({ ...operation.contract, operation })),
).map(({ rule, ...needs }) => ({ name: rule.operation.path, operation: rule.operation, ...needs }));

it('INV-097 ACCT-034 requires level admin in addition to the pages of imports, badges, and member profiles', () => {
  const asking = ofPages([...operations.map(({ contract }) => contract), ...cloudFunctions]);
  const above = new Set(
    asking.flatMap(({ rule, level }) =>
      level === 'admin' ? [] : [(rule.access as { page?: string }).page ?? 'settings'],
    ),
  );
  expect([...above].sort()).toEqual([
    'analyticsDashboard',
    'audit',
    'avatarAssetCollections',
    'inWorldControls',
    'integrations',
    'manageRooms',
    'manageWebRooms',
    'members',
    'privateSpaceCreator',
    'privateSpaceReport',
    'privateVolumeAttendance',
    'roomActivity',
    'roomAttendance',
    'roomPermissions',
    'settings',
    'worldCustomizations',
    'worldThemes',
  ]);
});

/** A level that a member of an account can have. */
function memberOf(caller: Caller | undefined): Permission {
  if (!caller || caller === 'superadmin') throw new Error('There is no such member.');
  return caller;
}

describe.each(sampleOf(settings, 1))('when every page is open to level %s', (setting) => {
  let account: TestAccount;
  // No call succeeds on this account, so no task of an earlier call is still changing it.
  let untouched: TestAccount;
  let superadmin: Person;
  beforeAll(async () => {
    account = await makeAccount();
    untouched = await makeAccount();
    for (const { accountId } of [account, untouched]) await openPages(accountId, setting);
    superadmin = await makeSuperadmin();
  });

  const personIn = ({ people }: TestAccount, caller: Caller = 'member') =>
    caller === 'superadmin' ? superadmin : people[caller];

  it.each(listed)(
    'SHE-059 $name answers the lowest admitted level, and refuses the next lower one',
    async ({ operation, ...needs }) => {
      const lowest = lowestCaller(setting, needs);
      const admitted = await addMember(account.accountId, { permission: memberOf(callers[lowest]) });
      const example = exampleOf(operation.path);
      const answer = await web(operation, await example(account, admitted), admitted);
      expect(answer.status).toBe(200);
      const refused = personIn(untouched, callers[lowest - 1]);
      const input = await example(untouched, refused);
      const before = await fingerprint(untouched.accountId);
      expect(summaryOf(await web(operation, input, refused))).toEqual(
        belowRefusal(operation.contract.access),
      );
      expect(await fingerprint(untouched.accountId)).toBe(before);
    },
  );

  // The platform checks access again. The input contains only the account, so callers with access fail at its
  // validation.
  it.each(ofPages(cloudFunctions))('$rule.name of the platform refuses everybody below', async (listed) => {
    const refusals = await Promise.all(
      callers.map(async (caller) => {
        const response = await requestPlatform('POST', `/functions/${listed.rule.name}`, {
          body: { accountId: account.accountId, page: 'worldInformation' },
          sessionToken: personIn(account, caller).sessionToken,
        });
        const { error = '' } = (await response.json()) as { error?: string };
        return [suspended.message, forbidden.message].includes(error) ? [caller] : [];
      }),
    );
    expect(refusals.flat()).toEqual(callers.slice(0, lowestCaller(setting, listed)));
  });
});
