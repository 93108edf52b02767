import { cloudFunctions } from '@campus/platform/main/functions';
import { requestPlatform } from '@campus/tests/calls/platform';
import { fingerprint } from '@campus/tests/world/fingerprint';
import { makeAccount, makeSuperadmin, type Person, type TestAccount } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callersBelow, leastOf } from './callers.ts';
import { forbidden, refusalFor, signedOut, suspended } from './refusals.ts';

/**
 * The specification's functions, with the rows that state their lowest level. member-levels.test.ts covers
 * those that people may call about themselves.
 */
const rows: Readonly<Record<string, string>> = {
  getInvitations: 'INV-062',
  verifyAndSaveInvitation: 'INV-063 INV-064',
  resendInvitation: 'INV-068',
  deleteInvitation: 'INV-069',
  deletePendingInvitations: 'INV-070',
  invitedUsersExport: 'INV-071',
  getEmailVerificationStatus: 'INV-075',
  addEmailIdentity: 'INV-076',
  removeEmailIdentity: 'INV-077',
  getMembersInfo: 'MEM-037',
  getMembers: 'MEM-038',
  updateMember: 'MEM-039',
  getUsersByObjIdArr: 'MEM-041',
  updateUserAccountTeamId: 'MEM-046',
  updateUserAccountPermission: 'MEM-047',
  deleteMembership: 'MEM-048',
  membershipExport: 'MEM-049',
  isExistingMemberOfWorld: 'MEM-050',
  updateBadgesForMember: 'BDG-011',
  deleteBadgeForWorld: 'BDG-012',
  saveBadge: 'BDG-013',
  saveCSVImport: 'IMP-026 IMP-027 BDG-014',
  saveInvitationImport: 'IMP-025',
};

const scoped = cloudFunctions.flatMap(({ name, access }) =>
  typeof access === 'object' ? [{ name, rows: rows[name] ?? '', least: leastOf(access) }] : [],
);

let account: TestAccount;
let people: Record<Exclude<Caller, 'nobody'>, Person>;
beforeAll(async () => {
  account = await makeAccount({ isWebEnabled: true, dashboardOptions: { isPrivateSpacesAllowed: true } });
  const stranger = (await makeAccount()).people.admin;
  people = { ...account.people, stranger, superadmin: await makeSuperadmin() };
});

/** Calls with only the account, so callers with access fail at input validation. */
async function refusalOf(name: string, caller: Caller): Promise<string | undefined> {
  const response = await requestPlatform('POST', `/functions/${name}`, {
    body: { accountId: account.accountId },
    sessionToken: caller === 'nobody' ? undefined : people[caller].sessionToken,
  });
  const { error } = (await response.json()) as { error?: string };
  return [signedOut, suspended, forbidden].find(({ message }) => message === error)?.message;
}

it('knows each function whose rows are named here', () => {
  const known = new Set(scoped.map(({ name }) => name));
  expect(Object.keys(rows).filter((name) => !known.has(name))).toEqual([]);
});

describe('the platform, asked directly', () => {
  it.each(scoped)('$rows $name is for level $least and above', async ({ name, least }) => {
    const before = await fingerprint(account.accountId);
    const found = Object.fromEntries(
      await Promise.all(
        callersBelow(least).map(async (caller) => [caller, await refusalOf(name, caller)] as const),
      ),
    );
    expect(await fingerprint(account.accountId)).toBe(before);
    expect(found).toEqual(
      Object.fromEntries(callersBelow(least).map((caller) => [caller, refusalFor(caller).message])),
    );
    expect(await refusalOf(name, least)).toBeUndefined();
  });

  it.each(Object.entries(rows))('%s asks for level admin, as %s says', (name) => {
    expect(scoped.find((known) => known.name === name)?.least).toBe('admin');
  });
});
