import type { AccountSchema } from '@campus/contracts/accounts/accounts';
import { answers, type Behavior, refuses, refusesWith } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { accountAccessAs, wireAccountDetails } from '../testing/answers.ts';
import { answerOf, openBrowser, refusalOf } from '../testing/browser.ts';
import { gatewayOn } from '../testing/gateway.ts';

const schema: AccountSchema = {
  name: 'Default Campus',
  type: 'campus',
  outline: {
    worldBuildVersion: '3.1',
    defaultTeamId: 5,
    isWebEnabled: true,
    verificationRequired: false,
    showUserProfile: { desktopClient: true, dashboard: true },
    showMemberProfile: { desktopClient: false, dashboard: false },
  },
};
const { settings: _, ...created } = wireAccountDetails;

async function asSuperadmin(functions: Record<string, Behavior>) {
  const { app, sealed, received } = await gatewayOn({
    ...accountAccessAs('superadmin'),
    getDefaultAccountSchema: answers(schema),
    createCampusWorld: answers(created),
    getAccount: answers(wireAccountDetails),
    ...functions,
  });
  const browser = openBrowser(app);
  browser.jar.set('__Host-campus_session', sealed);
  const asked = () => received.map(({ path, body }) => [path.split('/').at(-1), body] as const);
  return { browser, asked };
}

it('ACCT-045 asks for the default schema and makes the account from its outline', async () => {
  const { browser, asked } = await asSuperadmin({});
  const organizationName = 'Demo Campus';
  const answer = answerOf(await browser.call('accounts.create', { organizationName }));
  expect(answer).toMatchObject({ account: { id: 'a1', organizationName } });
  expect(asked().slice(-3)).toEqual([
    ['getDefaultAccountSchema', {}],
    ['createCampusWorld', { organizationName, outline: schema.outline }],
    ['getAccount', { accountId: 'a1' }],
  ]);
});

it('ACCT-045 creates nothing when the schema cannot be read', async () => {
  const { browser, asked } = await asSuperadmin({ getDefaultAccountSchema: refuses(119, 'No.') });
  const answer = await browser.call('accounts.create', { organizationName: 'Demo Campus' });
  expect(refusalOf(answer)).toEqual({ key: 'platform.reason', status: 403 });
  expect(asked().map(([name]) => name)).not.toContain('createCampusWorld');
});

it('ACCT-061 says that the account was created but cannot be read', async () => {
  const { browser } = await asSuperadmin({ getAccount: refuses(101, 'Object not found.') });
  const answer = await browser.call('accounts.create', { organizationName: 'Demo Campus' });
  expect(refusalOf(answer)).toEqual({ key: 'accounts.fetchFailed', status: 503 });
  expect(answer.json().error.message).toBe('Failed to fetch created account.');
});

it('ACCT-043 SHE-105 tells the platform’s permission error of an update in words', async () => {
  const { browser } = await asSuperadmin({ updateAccount: refuses(101, 'Object not found.') });
  const answer = await browser.call('accounts.update', { accountId: 'a1', title: 'The school' });
  expect(refusalOf(answer)).toEqual({ key: 'accounts.updateForbidden', status: 403 });
  expect(answer.json().error.message).toBe('Insufficient permission to update status.');
});

it('passes on any other refusal of an update unchanged', async () => {
  const { browser } = await asSuperadmin({
    updateAccount: refusesWith(137, 'accounts.organizationName.taken'),
  });
  const answer = await browser.call('accounts.update', { accountId: 'a1', organizationName: 'Demo' });
  expect(refusalOf(answer)).toEqual({ key: 'accounts.organizationName.taken', status: 409 });
});
