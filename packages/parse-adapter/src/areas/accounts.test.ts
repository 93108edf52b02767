import { searchAccounts } from '@campus/contracts/accounts/functions';
import { expect, it } from 'vitest';
import { platformThat } from '../testing/platform.ts';
import { answers, refuses } from '../testing/upstream.ts';

it('reads the account access from the role and the page access of the account’s world', async () => {
  const { platform, received } = await platformThat(
    answers({ name: 'adminsOf_a1', level: 'admin' }),
    answers({
      worldBuildVersion: '1.9',
      verificationRequired: true,
      singleSignOnRequired: true,
      passwordExpired: true,
      secondFactorMissing: true,
      movedTo: '',
      pages: { members: { default: 'admin', minBuildVersion: '1.2' }, unknown: { default: 'member' } },
    }),
  );
  expect(await platform.accounts.accountAccess('a1')).toEqual({
    accountId: 'a1',
    level: 'admin',
    verificationRequired: true,
    singleSignOnRequired: true,
    passwordExpired: true,
    secondFactorMissing: true,
    movedTo: '',
    worldBuildVersion: '1.9',
    pageAccess: { members: { default: 'admin', minBuildVersion: '1.2' } },
  });
  expect(received.map(({ path }) => path.split('/').at(-1))).toEqual(['getMemberRole', 'getPageAccess']);
});

it('has no account access for a person without a role', async () => {
  const { platform } = await platformThat(answers(null));
  expect(await platform.accounts.accountAccess('a1')).toBeUndefined();
});

it('turns pages of 25 into rows to skip', async () => {
  const { platform, received } = await platformThat(answers({ count: 60, results: [] }));
  expect(await platform.call(searchAccounts, { search: 'north', page: 3, pageSize: 25 })).toMatchObject({
    total: 60,
    page: 3,
  });
  expect(received[0]?.body).toEqual({ search: 'north', limit: 25, skip: 50 });
});

it('fidelity B9: refuses a change of an account that may not be written with the specification’s text, for each of its fields', async () => {
  const { platform } = await platformThat(refuses(101, 'Object not found.', 404));
  const forbidden = { kind: 'forbidden', key: 'accounts.updateForbidden' };
  await expect(platform.accounts.update({ accountId: 'a1', title: 'New' })).rejects.toMatchObject(forbidden);
  await expect(
    platform.memberProfile.update({ accountId: 'a1', disableProfileEditVisibility: true, removed: [] }),
  ).rejects.toMatchObject(forbidden);
});
