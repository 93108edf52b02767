import { signUp as wireSignUp } from '@campus/contracts/sign-up/functions';
import { mailsTo, secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { type Answer, openBrowser } from '@campus/tests/calls/browser';
import { openGateway } from '@campus/tests/calls/gateway';
import { configuredWorlds } from '@campus/tests/world/configured-accounts';
import { makeAccount, makePerson, password, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

const gateway = await openGateway();

interface World {
  account: TestAccount;
  world: string;
}

async function makeWorld(overrides: Parameters<typeof makeAccount>[0] = {}, world = `world-${unique()}`) {
  return { account: await makeAccount({ ...overrides, world: { name: world } }), world };
}

let open: World;
beforeAll(async () => {
  open = await makeWorld();
});

/** The input of a new person if only the usual fields are required. */
function newcomer({ account, world }: World = open) {
  return {
    accountId: account.accountId,
    world,
    email: `new-${unique()}@campus.test`,
    password,
    confirmation: password,
    firstname: 'Grace',
    lastname: 'Hopper',
    agreement: true,
  };
}

function signUp(entered: object, browser = openBrowser(gateway)): Promise<Answer> {
  return browser.call('signUp.create', entered);
}

/** The errors by field, as the form receives them. */
async function problems(entered: object): Promise<Record<string, string[]>> {
  const { body } = await gateway.http.post('/trpc/signUp.create').send(entered);
  return body.error?.data.fieldErrors ?? {};
}

async function userOf(email: string) {
  return sql.one<Record<string, unknown>>(
    `select u."objectId" as id, u.firstname, u.lastname, u.phone, u.organization, u.size, u.country, u.answer,
       u.email_verified, m.account, m.permission
     from "_User" u left join "Membership" m on m."user" = u."objectId" where u.email = $1`,
    [email],
  );
}

describe('signing up', () => {
  it('SIGN-001 signs the new member in', async () => {
    const browser = openBrowser(gateway);
    const entered = newcomer();
    const { data } = await signUp(entered, browser);
    const user = await userOf(entered.email);
    expect(data).toMatchObject({ user: { id: user?.id, email: entered.email }, reason: '' });
    expect(await browser.user()).toMatchObject({ id: user?.id });
    expect(user).toMatchObject({ account: open.account.accountId, permission: 'member' });
  });

  it('SIGN-002 SIGN-007 leaves a person who must verify signed out, with the email and the reason', async () => {
    const place = await makeWorld({ verificationRequired: true });
    const browser = openBrowser(gateway);
    const before = await makePerson();
    await browser.call('auth.signIn', { email: before.email, password });
    const entered = newcomer(place);
    const { data } = await signUp(entered, browser);
    expect(data).toEqual({
      user: null,
      emailSent: true,
      reason: expect.stringContaining('verification email'),
      reasons: [{ key: 'auth.verificationEmail', params: {} }],
    });
    expect([...browser.cookies.keys()]).toEqual(['campus_device']);

    const code = secretIn(await waitForMail(entered.email), 'verify');
    expect(await mailsTo(entered.email)).toHaveLength(1);
    expect((await browser.call('verification.verify', { code })).data).toMatchObject({
      outcome: 'verified',
      serverConfigName: place.world,
    });
    const signedIn = await browser.call('auth.signIn', { email: entered.email, password });
    expect(signedIn).toMatchObject({ status: 200 });
  });

  it('SIGN-003 sends the platform exactly its fields, and stores them', async () => {
    expect(Object.keys(wireSignUp.input.shape)).toEqual([
      'email',
      'password',
      'firstname',
      'lastname',
      'phone',
      'organization',
      'size',
      'country',
      'answer',
      'accountId',
    ]);
    const more = {
      phone: '06-20',
      organization: 'Navy',
      size: '1-10',
      country: 'US',
      answer: 'attend a class',
    };
    const entered = { ...newcomer(), ...more };
    await signUp(entered);
    expect(await userOf(entered.email)).toMatchObject({ firstname: 'Grace', lastname: 'Hopper', ...more });
  });

  it('SIGN-022 trims all entries except the password', async () => {
    const entered = newcomer();
    const blanks = {
      email: ` ${entered.email.toUpperCase()} `,
      firstname: ' Grace\t',
      lastname: '\n Hopper ',
    };
    expect(await signUp({ ...entered, ...blanks, phone: ' +41 (44) 06.20 ' })).toMatchObject({ status: 200 });
    expect(await userOf(entered.email)).toMatchObject({
      firstname: 'Grace',
      lastname: 'Hopper',
      phone: '0041-44-06-20',
    });
    expect(await problems({ ...newcomer(), firstname: '  ' })).toEqual({
      firstname: ['First name is required.'],
    });
    const padded = ` ${password}`;
    expect(await problems({ ...newcomer(), password: padded, confirmation: padded })).toEqual({
      password: ['Password must not contain spaces.'],
    });
  });

  it('is refused for an email that another user has, and changes nothing', async () => {
    const { email } = await makePerson();
    const answer = await signUp({ ...newcomer(), email });
    expect(answer).toMatchObject({ status: 409, key: 'signUp.emailTaken' });
    expect(await userOf(email)).toMatchObject({ account: null });
  });

  it('is refused for an account through a world of another one', async () => {
    const other = await makeWorld({ invitesOnly: true });
    const entered = { ...newcomer(), accountId: other.account.accountId };
    expect(await signUp(entered)).toMatchObject({ status: 404, key: 'signUp.noAccount' });
    expect(await signUp({ ...entered, world: '' })).toMatchObject({ status: 403, key: 'signUp.invitesOnly' });
    expect(await userOf(entered.email)).toBeUndefined();
  });
});

describe('a sign-up', () => {
  it.each([
    ['SIGN-012', { firstname: '' }, { firstname: ['First name is required.'] }],
    ['SIGN-013', { lastname: '' }, { lastname: ['Last name is required.'] }],
    ['SIGN-014', { firstname: '7-7' }, { firstname: ['First name must contain at least one letter.'] }],
    ['SIGN-020', { agreement: false }, { agreement: ['Must agree to the license agreement.'] }],
    ['SIGN-020', { agreement: undefined }, { agreement: ['Must agree to the license agreement.'] }],
    ['SIGN-024', passwords('Short1!'), { password: ['Password needs to be a minimum of 8 characters.'] }],
    [
      'SIGN-024',
      passwords('CAMPUS-2026!'),
      { password: ['Password must contain at least one lowercase letter.'] },
    ],
    [
      'SIGN-024',
      passwords('campus-2026!'),
      { password: ['Password must contain at least one uppercase letter.'] },
    ],
    ['SIGN-024', passwords('Campus-Campus!'), { password: ['Password must contain at least one number.'] }],
    [
      'SIGN-024',
      passwords('Campus2026'),
      { password: ['Password must contain at least one special character.'] },
    ],
    ['SIGN-024', passwords('Campus 2026!'), { password: ['Password must not contain spaces.'] }],
    ['SIGN-024', { confirmation: 'Campus-2027!' }, { confirmation: ['Passwords do not match.'] }],
  ])('%s with %j is refused', async (_, change, expected) => {
    const entered = { ...newcomer(), ...change };
    expect(await problems(entered)).toEqual(expected);
    expect(await userOf(entered.email)).toBeUndefined();
  });

  it('SIGN-021 reports all faults at once', async () => {
    const nothing = { ...newcomer(), email: 'ana', firstname: '', lastname: '', agreement: false };
    expect(await problems({ ...nothing, ...passwords('x'), confirmation: 'y' })).toEqual({
      email: ['Email is an invalid format.'],
      firstname: ['First name is required.'],
      lastname: ['Last name is required.'],
      password: [
        'Password needs to be a minimum of 8 characters.',
        'Password must contain at least one uppercase letter.',
        'Password must contain at least one number.',
        'Password must contain at least one special character.',
      ],
      confirmation: ['Passwords do not match.'],
      agreement: ['Must agree to the license agreement.'],
    });
  });
});

function passwords(entered: string) {
  return { password: entered, confirmation: entered };
}

describe('a world that asks for more', () => {
  it('SIGN-015 SIGN-018 refuses a sign-up without required phone and country', async () => {
    const place = await makeWorld({}, configuredWorlds.contact[1]);
    expect(await problems(newcomer(place))).toEqual({
      phone: ['Phone number is required.'],
      country: ['Please select a country.'],
    });
    const answer = await signUp({ ...newcomer(place), phone: '06-20', country: 'FR' });
    expect(answer).toMatchObject({ status: 200 });
  });

  it('SIGN-016 SIGN-017 SIGN-018 SIGN-019 refuses a sign-up without the fields of a demo', async () => {
    const place = await makeWorld({}, configuredWorlds.demo[1]);
    expect(await problems(newcomer(place))).toEqual({
      organization: ['Organization is required.'],
      size: ['Please select an organization size.'],
      country: ['Please select a country.'],
      answer: ['Please select an answer for the questionnaire.'],
    });
  });

  it('SIGN-015 also refuses it to a caller who does not name the world', async () => {
    const place = await makeWorld({}, configuredWorlds.phone[1]);
    const answer = await signUp({ ...newcomer(place), world: '' });
    expect(answer).toMatchObject({ status: 400, message: 'Phone number is required.' });
  });
});
