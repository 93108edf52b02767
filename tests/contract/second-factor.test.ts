import type { PasskeyRequest } from '@campus/contracts/second-factor/passkeys';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { addPasskey, setUpApp } from '@campus/tests/areas/second-factor';
import { addPersonAt, makeSsoWorld } from '@campus/tests/areas/sso/sso-world';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  makeSuperadmin,
  type Person,
  password,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();

/** A browser after its person entered the right password. */
async function enterPassword({ email }: Person) {
  const browser = openBrowser(gateway);
  const answer = await browser.call('auth.signIn', { email, password });
  return { browser, answer };
}

describe('a browser', () => {
  it('gets a session only with the second factor, and never the token of the pending sign-in', async () => {
    const person = await makePerson();
    const app = await setUpApp(person);
    const { browser, answer } = await enterPassword(person);
    expect(answer.data).toEqual({
      user: null,
      waiting: { methods: ['totp', 'recoveryCode'], expiresAt: expect.any(String) },
    });
    expect([...browser.cookies.keys()]).toEqual(['campus_waiting']);
    expect(await browser.user()).toBeNull();
    const wrong = await browser.call('secondFactor.finishSignIn', { code: '000000' });
    expect(wrong).toMatchObject({ status: 400, key: 'secondFactor.wrongCode' });
    const right = await browser.call('secondFactor.finishSignIn', { code: await app.next() });
    expect(right.data).toMatchObject({ user: { id: person.userId } });
    expect(await browser.user()).toMatchObject({ id: person.userId });
    const again = await browser.call('secondFactor.finishSignIn', { code: await app.next() });
    expect(again).toMatchObject({ status: 400, key: 'secondFactor.expired' });
  });

  it('finishes a sign-in with a passkey, and signs in with one alone', async () => {
    const person = await makePerson();
    const { device } = await addPasskey(person);
    const { browser } = await enterPassword(person);
    const options = (await browser.call('secondFactor.signInOptions', {})).data as PasskeyRequest;
    expect(await browser.call('secondFactor.finishSignIn', { passkey: device.get(options) })).toMatchObject({
      status: 200,
    });
    const other = openBrowser(gateway);
    const any = (await other.call('secondFactor.passkeySignInOptions', {})).data as PasskeyRequest;
    await other.call('secondFactor.passkeySignIn', { passkey: device.get(any) });
    expect(await other.user()).toMatchObject({ id: person.userId });
  });

  it('cannot finish a sign-in that waits in another browser', async () => {
    const person = await makePerson();
    const app = await setUpApp(person);
    await enterPassword(person);
    const answer = await openBrowser(gateway).call('secondFactor.finishSignIn', { code: await app.next() });
    expect(answer).toMatchObject({ status: 400, key: 'secondFactor.expired' });
  });

  it('must send exactly one proof', async () => {
    const { browser } = await enterPassword(await makePerson());
    const refused = { status: 400, message: 'Enter a code.' };
    expect(await browser.call('secondFactor.finishSignIn', {})).toMatchObject(refused);
    const both = { code: '123456', password };
    expect(await browser.call('secondFactor.confirm', both)).toMatchObject(refused);
  });

  it('links an identity to a person with a second factor only after that was proven', async () => {
    const place = await makeSsoWorld('oidc');
    const person = await makePerson();
    const app = await setUpApp(person);
    const issued = await addPersonAt(place, { email: person.email });
    const browser = openBrowser(gateway);
    await browser.enter(place.wanted, issued.email);
    const form = { email: person.email, password, linkType: 'OIDC' };
    const answer = await browser.call('sso.linkAccounts', form);
    expect(answer.data).toMatchObject({ user: null, waiting: { methods: ['totp', 'recoveryCode'] } });
    await browser.call('secondFactor.finishSignIn', { code: await app.next() });
    const identities = await browser.ask('sso.identities');
    expect(identities.data).toMatchObject({ items: [{ email: issued.email }] });
    // The provider vouches for the person, so no second factor is required.
    const again = openBrowser(gateway);
    await again.enter(place.wanted, issued.email);
    expect(await again.user()).toMatchObject({ id: person.userId });
  });
});

describe('a script', () => {
  const post = (path: string, body: object) => gateway.http.post(`/api/v1${path}`).send(body);

  it('signs in with a code and the token of the pending sign-in', async () => {
    const person = await makePerson();
    const app = await setUpApp(person);
    const { body } = await post('/auth/sign-in', { email: person.email, password }).expect(200);
    expect(body).toMatchObject({ token: null, waiting: { methods: ['totp', 'recoveryCode'] } });
    const { waitingToken } = body.waiting;
    await gateway.http.get('/api/v1/accounts').set('authorization', `Bearer ${waitingToken}`).expect(401);
    const finish = (code: string) => post('/auth/sign-in/second-factor', { waitingToken, code });
    expect((await finish('000000')).body).toMatchObject({ key: 'secondFactor.wrongCode' });
    const { token } = (await finish(await app.next()).expect(200)).body;
    await gateway.http.get('/api/v1/accounts').set('authorization', `Bearer ${token}`).expect(200);
    expect((await finish(await app.next())).body).toMatchObject({ key: 'secondFactor.expired' });
  });

  it('without a second factor signs in at once', async () => {
    const { email } = await makePerson();
    const { body } = await post('/auth/sign-in', { email, password }).expect(200);
    expect(body).toEqual({ token: expect.any(String), waiting: null });
  });
});

describe('a requirement', () => {
  it('is set by an owner who has a second factor, and leads all others to one', async () => {
    const { accountId, people } = await makeAccount();
    const owner = gateway.as(people.owner);
    const demand = (required: 'admin' | 'none') =>
      owner.accounts.requireSecondFactor.mutate({ accountId, required });
    expect(await refusalOf(demand('admin'))).toMatchObject({ key: 'accounts.secondFactor.setUpFirst' });
    await setUpApp(people.owner);
    await demand('admin');
    expect(await owner.accounts.get.query({ accountId })).toMatchObject({
      landing: 'enter',
      settings: { secondFactorRequired: 'admin' },
    });

    const admin = gateway.as(people.admin);
    const roles = () => admin.accounts.roles.query({ accountId });
    expect(await refusalOf(roles())).toMatchObject({ status: 403, key: 'access.secondFactorRequired' });
    expect(await admin.accounts.get.query({ accountId })).toMatchObject({
      landing: 'secondFactor',
      pages: [],
    });
    await setUpApp(people.admin);
    expect((await roles()).items).toHaveLength(6);
    await demand('none');
    const forbidden = admin.accounts.requireSecondFactor.mutate({ accountId, required: 'none' });
    expect(await refusalOf(forbidden)).toMatchObject({ key: 'access.forbidden' });
  });

  it('opens the account at once to a session that confirms its second factor', async () => {
    const { accountId, people } = await makeAccount({ secondFactorRequired: 'member' });
    const { member } = people;
    const app = await setUpApp(member);
    const { browser } = await enterPassword(member);
    await browser.call('secondFactor.finishSignIn', { code: await app.next() });
    expect((await browser.ask('accounts.get', { accountId })).data).toMatchObject({ landing: 'enter' });
  });
});

describe('a member who has lost all second factors', () => {
  const reset = (by: Person, accountId: string, membershipId: string) =>
    gateway.as(by).members.resetSecondFactor.mutate({ accountId, membershipId });

  it('is helped by an owner and notified; every session and factor ends', async () => {
    const { accountId, people } = await makeAccount();
    const { owner, admin, member } = people;
    expect(await refusalOf(reset(admin, accountId, member.membershipId))).toMatchObject({ status: 403 });
    expect(await refusalOf(reset(owner, accountId, member.membershipId))).toMatchObject({
      key: 'members.secondFactor.none',
    });
    await setUpApp(member);
    await reset(owner, accountId, member.membershipId);
    expect(await refusalOf(gateway.as(member).profile.get.query({}))).toMatchObject({ status: 401 });
    const { answer } = await enterPassword(member);
    expect(answer.data).toMatchObject({ user: { id: member.userId }, waiting: null });
    const mail = await waitForMail(member.email, 2);
    expect(mail.text).toContain(`${owner.email} removed the second factors of your Campus login`);
  });

  it('is helped by a superadmin only when other accounts rely on the factors too', async () => {
    const { accountId, people } = await makeAccount();
    const elsewhere = await makeAccount();
    const member = await addMember(accountId);
    await join(elsewhere.accountId, member);
    await setUpApp(member);
    expect(await refusalOf(reset(people.owner, accountId, member.membershipId))).toMatchObject({
      key: 'members.secondFactor.elsewhere',
    });
    const superadmin = await makeSuperadmin();
    const membershipId = await join(accountId, superadmin, { permission: 'member' });
    await setUpApp(superadmin);
    expect(await refusalOf(reset(people.owner, accountId, membershipId))).toMatchObject({
      key: 'members.secondFactor.superadmin',
    });
    expect(await refusalOf(reset(people.owner, accountId, people.owner.membershipId))).toMatchObject({
      key: 'members.secondFactor.own',
    });
    await reset(superadmin, accountId, member.membershipId);
  });
});
