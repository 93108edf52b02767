import { secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { addMember, join, makeAccount, makePerson, password, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const { as } = gateway;
const unverified = { emailVerified: false };
const invalid = { status: 400, message: 'Verification code is invalid.' };

describe('the link of a verification email', () => {
  it('verifies the address once, in any browser', async () => {
    const person = await makePerson(unverified);
    const code = await makeMailedLink('verification', person);
    expect(await as().verification.verify.mutate({ code })).toEqual({
      outcome: 'verified',
      email: person.email,
      loggedInToEmailToVerify: false,
      serverConfigName: '',
    });
    expect((await as(person).auth.session.query({})).user).toMatchObject({ emailVerified: true });
    expect(await as().verification.verify.mutate({ code })).toMatchObject({ outcome: 'alreadyVerified' });
  });

  it('tells only its owner that it concerns their own address', async () => {
    const person = await makePerson(unverified);
    const code = await makeMailedLink('verification', person);
    const stranger = await as(await makePerson()).verification.verify.mutate({ code });
    const owner = await as(person).verification.verify.mutate({ code });
    expect([stranger.loggedInToEmailToVerify, owner.loggedInToEmailToVerify]).toEqual([false, true]);
  });

  it('opens the account at once, even if its owner was refused a moment ago', async () => {
    const { accountId } = await makeAccount({ verificationRequired: true });
    const admin = await addMember(accountId, { permission: 'admin' }, unverified);
    const list = () => as(admin).members.list.query({ accountId });
    expect(await refusalOf(list())).toMatchObject({ key: 'access.verificationRequired' });
    const code = await makeMailedLink('verification', admin);
    await as(admin).verification.verify.mutate({ code });
    await expect(list()).resolves.toHaveProperty('items');
  });

  it('verifies nothing when it is only visited, as scanners of mails do', async () => {
    const person = await makePerson(unverified);
    const code = await makeMailedLink('verification', person);
    for (const url of [
      `/verify/${code}`,
      `/api/v1/verification?code=${code}`,
      `/trpc/verification.verify?input=${encodeURIComponent(JSON.stringify({ code }))}`,
    ])
      await gateway.http.get(url);
    expect((await as(person).auth.session.query({})).user).toMatchObject({ emailVerified: false });
  });

  it.each([
    ['that nobody was sent', async () => 'x'.repeat(43)],
    ['of another purpose', async () => makeMailedLink('passwordReset', await makePerson(unverified))],
    [
      'that has ended',
      async () => makeMailedLink('verification', await makePerson(unverified), { expiresAt: new Date(0) }),
    ],
    [
      'of an address that was changed since',
      async () =>
        makeMailedLink('verification', await makePerson(unverified), { email: 'previous@campus.test' }),
    ],
    ['that is far too long', async () => 'x'.repeat(5000)],
  ])('%s is refused', async (_, codeOf) => {
    expect(await refusalOf(as().verification.verify.mutate({ code: await codeOf() }))).toMatchObject(invalid);
  });

  it('without a code is refused', async () => {
    expect(await refusalOf(as().verification.verify.mutate({ code: '' }))).toMatchObject({
      message: 'Verification code is missing.',
    });
  });
});

describe('the verification email', () => {
  it('is sent again only to a person who knows the password', async () => {
    const { email } = await makePerson(unverified);
    const resend = (entered: string) => as().verification.resend.mutate({ email, password: entered });
    expect(await refusalOf(resend('not it'))).toMatchObject({ key: 'auth.incorrect' });
    expect(await resend(password)).toEqual({ message: 'Successfully sent verification email.' });
    secretIn(await waitForMail(email), 'verify');
  });

  it('ends the link of the one before, and names the world to go back to', async () => {
    const world = `world-${unique()}`;
    const { accountId } = await makeAccount({ verificationRequired: true, world: { name: world } });
    const person = await addMember(accountId, {}, unverified);
    const previous = await makeMailedLink('verification', person);
    await as(person).verification.resendOwn.mutate({ world });
    expect(await refusalOf(as().verification.verify.mutate({ code: previous }))).toMatchObject({
      status: 400,
      key: 'link.replaced',
    });
    const code = secretIn(await waitForMail(person.email), 'verify');
    expect(await as().verification.verify.mutate({ code })).toMatchObject({ serverConfigName: world });
  });

  it('is not sent for an address that is verified', async () => {
    const person = await makePerson();
    expect(await refusalOf(as(person).verification.resendOwn.mutate({}))).toMatchObject({
      status: 409,
      message: 'Email is already verified.',
    });
  });

  it.each(['//evil.test', 'https://evil.test', '../login', 'javascript:alert(1)'])(
    'treats %s as no world',
    async (world) => {
      const person = await makePerson(unverified);
      expect(await refusalOf(as(person).verification.resendOwn.mutate({ world }))).toMatchObject({
        status: 400,
      });
    },
  );
});

describe('the verification page', () => {
  it('names the person and the account, and says that an email is due', async () => {
    const account = await makeAccount({ verificationRequired: true });
    const { accountId, organizationName } = account;
    const person = await addMember(accountId, {}, unverified);
    const state = () => as(person).verification.get.query({ accountId });
    expect(await state()).toMatchObject({
      email: person.email,
      name: 'Ada Example',
      organizationName,
      settled: false,
      emailDue: true,
      hasSeveralOrganizations: false,
    });
    await join((await makeAccount()).accountId, person);
    await as(person).verification.resendOwn.mutate({});
    expect(await state()).toMatchObject({ settled: false, emailDue: false, hasSeveralOrganizations: true });
  });

  it('leads on at once if nothing must be verified', async () => {
    const { accountId } = await makeAccount();
    const person = await addMember(accountId, {}, unverified);
    expect(await as(person).verification.get.query({ accountId })).toMatchObject({
      settled: true,
      emailDue: false,
    });
  });
});

it('lets a browser with an ended session verify', async () => {
  const person = await makePerson(unverified);
  const browser = openBrowser(gateway);
  await browser.call('auth.signIn', { email: person.email, password });
  await as(person).sessions.endOthers.mutate({});
  const code = await makeMailedLink('verification', person);
  expect((await browser.call('verification.verify', { code })).data).toMatchObject({
    outcome: 'verified',
    loggedInToEmailToVerify: false,
  });
});
