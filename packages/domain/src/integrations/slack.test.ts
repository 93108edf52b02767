import { expect, it } from 'vitest';
import { acceptedCode, afterSlack, slackAuthorizeAddress } from './slack.ts';

it('INT-019 links to the authorize page with scope, client id, redirect to /slack, and state', () => {
  const page = 'https://slack.com/oauth/v2/authorize';
  const link = { page, clientId: 'c 1', publicUrl: 'https://campus.test', state: 's&1' };
  const address = new URL(slackAuthorizeAddress(link));
  expect(address.origin + address.pathname).toBe(page);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'c 1',
    scope: 'incoming-webhook',
    redirect_uri: 'https://campus.test/slack',
    state: 's&1',
  });
});

it.each([
  ['INT-006 /login for a visitor who is not logged in', false, true, { path: '/login' }],
  ['INT-007 /accounts for a user without a current account', true, false, { path: '/accounts' }],
])('%s', (_, signedIn, hasAccount, target) => {
  expect(afterSlack({ signedIn, hasAccount, connected: true })).toEqual(target);
});

it.each([
  ['INT-008', true, 'connect-success'],
  ['INT-009', false, 'connect-failure'],
])('%s goes to /admin/integrations, where connected is %s', (_, connected, slack) => {
  const target = { path: '/admin/integrations', slack };
  expect(afterSlack({ signedIn: true, hasAccount: true, connected })).toEqual(target);
});

it.each([
  [{ code: 'c', state: 's' }, 's', 'c'],
  [{ code: 'c', state: 'other' }, 's', undefined],
  [{ code: 'c' }, 's', undefined],
  [{ code: 'c' }, undefined, undefined],
  [{ code: 'c', state: '' }, '', undefined],
  [{ state: 's' }, 's', undefined],
  [{ code: '', state: 's' }, 's', undefined],
])('INT-009 of %j with the stored state %s the code %s counts', (returned, stored, code) => {
  expect(acceptedCode(returned, stored)).toBe(code);
});
