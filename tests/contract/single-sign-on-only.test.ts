import { makeCredential, withApiAccess } from '@campus/tests/areas/credentials';
import { addPersonAt, linkIdentity, makeSsoWorld, type SsoWorld } from '@campus/tests/areas/sso/sso-world';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import { makePerson, makeSuperadmin, type Person, password, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();
const { http } = gateway;
const required = { key: 'access.singleSignOnRequired', status: 403 };

const openProviderWorld = () => makeSsoWorld('oidc', { account: { disallowPasswordLogin: true } });

/** A browser in which a person has signed in through the provider of a world. */
async function provenBrowser(place: SsoWorld, person: Person) {
  const issued = await addPersonAt(place, { email: person.email });
  await linkIdentity(place, person, issued);
  const browser = openBrowser(gateway);
  const answer = await browser.enter(place.wanted, issued.email);
  expect(answer).toMatchObject({ data: { outcome: 'signedIn' } });
  return browser;
}

it('an owner who signed in with a password enters an account of single sign-on, and no further', async () => {
  const { account } = await openProviderWorld();
  const { owner } = account.people;
  const path = `/api/v1/accounts/${account.accountId}`;
  const signedIn = await http.post('/api/v1/auth/sign-in').send({ email: owner.email, password });
  const script = { authorization: `Bearer ${signedIn.body.token}` };
  const entered = await http.get(path).set(script);
  expect(entered.body).toMatchObject({ level: 'owner', landing: 'singleSignOn', pages: [] });
  for (const page of ['members', 'audit', 'roles']) {
    const answer = await http.get(`${path}/${page}`).set(script);
    expect([answer.status, answer.body.key]).toEqual([403, 'access.singleSignOnRequired']);
  }
});

it('is opened in the console by a sign-in with the provider of its world', async () => {
  const place = await openProviderWorld();
  const { accountId, people } = place.account;
  const browser = await provenBrowser(place, people.admin);
  expect(await browser.ask('accounts.get', { accountId })).toMatchObject({ data: { landing: 'enter' } });
  expect(await browser.ask('accounts.roles', { accountId })).toMatchObject({ status: 200 });
});

it('is open to a script with a credential, without a password, as far as its scope goes', async () => {
  const { account } = await makeSsoWorld('oidc', {
    account: { disallowPasswordLogin: true, ...withApiAccess },
  });
  const { clientId, clientSecret } = await makeCredential(account.accountId, { scopes: ['members:read'] });
  const grant = http.post('/api/oauth/token').type('form').auth(clientId, clientSecret);
  const { body } = await grant.send({ grant_type: 'client_credentials' });
  const ask = (path: string) =>
    http.get(`/api/v1/accounts/${account.accountId}/${path}`).auth(body.access_token, { type: 'bearer' });
  expect((await ask('members')).body.total).toBe(Object.keys(account.people).length);
  expect((await ask('invitations')).status).toBe(403);
});

it('nobody signs up with a password if single sign-on is the only way', async () => {
  const place = await openProviderWorld();
  const email = `x-${unique()}@evil.test`;
  const answer = await http.post('/api/v1/sign-up').send({
    accountId: place.account.accountId,
    world: place.world,
    email,
    password,
    confirmation: password,
    firstname: 'X',
    lastname: 'Y',
    agreement: true,
  });
  expect([answer.status, answer.body.key]).toEqual([403, 'access.singleSignOnRequired']);
  expect(await sql.query('select from "_User" where email = $1', [email])).toEqual([]);
});

it('nobody joins such an account with a password', async () => {
  const place = await openProviderWorld();
  const { accountId } = place.account;
  const person = await makePerson();
  expect(await refusalOf(gateway.as(person).accounts.join.mutate({ accountId }))).toMatchObject(required);
  const answer = await http
    .post(`/api/v1/accounts/${accountId}/join`)
    .set(await scriptHeaders(person))
    .send({});
  expect([answer.status, answer.body.key]).toEqual([403, 'access.singleSignOnRequired']);
  const browser = await provenBrowser(place, person);
  expect(await browser.call('accounts.join', { accountId })).toMatchObject({ data: { joined: true } });
});

it('admits superadmins with a password', async () => {
  const { account } = await openProviderWorld();
  const { accountId } = account;
  const superadmin = await makeSuperadmin();
  await expect(gateway.as(superadmin).accounts.get.query({ accountId })).resolves.toMatchObject({
    landing: 'enter',
  });
  await expect(gateway.as(superadmin).accounts.roles.query({ accountId })).resolves.toBeTruthy();
});
