import { wireUser } from '@campus/parse-adapter/testing/people';
import { answers, refuses, resets } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { answerOf, openBrowser, refusalOf } from '../testing/browser.ts';
import { gatewayOn } from '../testing/gateway.ts';
import { worldWith } from '../testing/worlds.ts';

const entered = {
  accountId: 'a1',
  world: 'demo',
  email: ' Ana@campus.test ',
  password: 'Campus-2026!',
  confirmation: 'Campus-2026!',
  firstname: ' Ana',
  lastname: 'Sol ',
  agreement: true,
};
const waits = 'Please verify your email address before you log in. We can send the verification email again.';
const signedUp = { ...worldWith([]), signUp: answers({ user: wireUser }) };

it('creates the user first and signs in second', async () => {
  const { app, received } = await gatewayOn({
    ...signedUp,
    logIn: answers({ user: wireUser, sessionToken: 'r:1' }),
  });
  const browser = openBrowser(app);
  expect(answerOf(await browser.call('signUp.create', entered))).toMatchObject({
    user: { id: 'u1' },
    emailSent: false,
    reason: '',
    reasons: [],
  });
  expect(received.map(({ path }) => path.split('/').at(-1))).toEqual(['getServerConfig', 'signUp', 'logIn']);
  expect(received.map(({ body }) => body)).toEqual([
    { name: 'demo' },
    {
      accountId: 'a1',
      email: 'ana@campus.test',
      password: 'Campus-2026!',
      firstname: 'Ana',
      lastname: 'Sol',
      phone: '',
      organization: '',
      size: '',
      country: '',
      answer: '',
    },
    { email: 'ana@campus.test', password: 'Campus-2026!', remember: false },
  ]);
  expect([...browser.jar.keys()]).toEqual(['__Host-campus_session', '__Host-campus_device']);
});

it.each([
  ['sent', true, answers({ message: '' })],
  ['not sent', false, resets],
])(
  'leaves a person who must verify first signed out, and says that the email is %s',
  async (_, emailSent, resendVerificationEmail) => {
    const { app, received, sealed } = await gatewayOn({
      ...signedUp,
      logIn: refuses(119, waits),
      resendVerificationEmail,
      logOut: answers({}),
    });
    const browser = openBrowser(app);
    browser.jar.set('__Host-campus_session', sealed);
    expect(answerOf(await browser.call('signUp.create', entered))).toEqual({
      user: null,
      emailSent,
      reason: waits,
      reasons: [{ key: 'auth.verificationEmail', params: {} }],
    });
    expect(browser.jar.size).toBe(0);
    expect(received.at(-1)?.body).toEqual({
      username: 'ana@campus.test',
      password: entered.password,
      serverConfigName: 'demo',
    });
  },
);

it('tells everything that is wrong at once, what the world asks for besides included', async () => {
  const { app, received } = await gatewayOn({
    ...signedUp,
    ...worldWith([], { requiredSignUpFields: ['email', 'password', 'firstname', 'lastname', 'phone'] }),
  });
  const bad = { ...entered, firstname: '7', lastname: ' ', password: 'short', agreement: false };
  const response = await openBrowser(app).call('signUp.create', bad);
  expect(response.json().error.data.fieldErrors).toEqual({
    firstname: ['First name must contain at least one letter.'],
    lastname: ['Last name is required.'],
    phone: ['Phone number is required.'],
    password: expect.arrayContaining(['Password needs to be a minimum of 8 characters.']),
    confirmation: ['Passwords do not match.'],
    agreement: ['Must agree to the license agreement.'],
  });
  expect(received.map(({ path }) => path)).not.toContain('/parse/functions/signUp');
});

it.each([
  ['another account', { accountId: 'a2' }, worldWith([])],
  ['a world there is not', {}, { getServerConfig: answers(null) }],
])('signs nobody up for an account through %s', async (_, change, platform) => {
  const { app, received } = await gatewayOn({ ...signedUp, ...platform });
  const response = await openBrowser(app).call('signUp.create', { ...entered, ...change });
  expect(refusalOf(response)).toEqual({ status: 404, key: 'signUp.noAccount' });
  expect(received.map(({ path }) => path)).not.toContain('/parse/functions/signUp');
});
