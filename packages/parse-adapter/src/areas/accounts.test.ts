import { searchAccounts } from '@campus/contracts/accounts/functions';
import { expect, it } from 'vitest';
import { platformThat } from '../testing/platform.ts';
import { answers, refuses } from '../testing/upstream.ts';

const caller = { userId: 'u1', emailVerified: true, superadmin: false, suspended: false };

it('reads the caller with the access to the account, on the pages that this version knows', async () => {
  const accountAccess = {
    accountId: 'a1',
    level: 'admin',
    verificationRequired: true,
    singleSignOnRequired: true,
    passwordExpired: true,
    secondFactorMissing: true,
    movedTo: '',
    worldBuildVersion: '1.9',
  };
  const members = { default: 'admin', minBuildVersion: '1.2' };
  const pageAccess = { members, unknown: { default: 'member' } };
  const { platform, received } = await platformThat(
    answers({ ...caller, accountAccess: { ...accountAccess, pageAccess } }),
  );
  expect(await platform.accounts.actor('a1')).toEqual({
    ...caller,
    accountAccess: { ...accountAccess, pageAccess: { members } },
  });
  expect(received.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['checkAccess', { accountId: 'a1' }],
  ]);
});

it('has no account access for a person without a role', async () => {
  const { platform } = await platformThat(answers(caller));
  expect(await platform.accounts.actor('a1')).toEqual(caller);
});

it('turns pages of 25 into rows to skip', async () => {
  const { platform, received } = await platformThat(answers({ count: 60, results: [] }));
  expect(await platform.call(searchAccounts, { search: 'north', page: 3, pageSize: 25 })).toMatchObject({
    total: 60,
    page: 3,
  });
  expect(received[0]?.body).toEqual({ search: 'north', limit: 25, skip: 50 });
});

it('ACCT-043 refuses a change of an account that may not be written with the specification’s text, for each of its fields', async () => {
  const { platform } = await platformThat(refuses(101, 'Object not found.', 404));
  const forbidden = { kind: 'forbidden', key: 'accounts.updateForbidden' };
  await expect(platform.accounts.update({ accountId: 'a1', title: 'New' })).rejects.toMatchObject(forbidden);
  await expect(
    platform.memberProfile.update({ accountId: 'a1', disableProfileEditVisibility: true, removed: [] }),
  ).rejects.toMatchObject(forbidden);
});
