import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { endOfTask } from '@campus/tests/areas/tasks';
import { browserHeaders, openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import {
  addMember,
  makeAccount,
  makePerson,
  password,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

const { as, http } = await openGateway();
let account: TestAccount;
beforeAll(async () => {
  account = await makeAccount();
});

const invitations = () => as(account.people.admin).invitations;
const newEmail = () => `invitee-${unique()}@campus.test`;

describe('an invitation', () => {
  it('INV-078 takes all its fields and answers that it is on its way', async () => {
    const email = newEmail();
    const { outcome, invitation } = await invitations().create.mutate({
      accountId: account.accountId,
      email,
      displayName: 'Ana S.',
      firstName: 'Ana',
      lastName: 'Sol',
      title: 'Dr.',
      teamId: '3',
      permission: 'leader',
      overwriteData: false,
      emailData: { sendTarget: 'none', subject: 'Welcome' },
    });
    expect(outcome).toBe('processing');
    expect(invitation).toMatchObject({
      email,
      displayName: 'Ana S.',
      firstName: 'Ana',
      lastName: 'Sol',
      title: 'Dr.',
      teamId: '3',
      permission: 'leader',
      role: `leadersOf_${account.accountId}`,
      invitedBy: account.people.admin.email,
    });
  });

  it.each([
    [false, 'alreadyMember', 'member'],
    [true, 'updated', 'leader'],
  ])('INV-078 to a member, overwriting %s, answers %s', async (overwriteData, outcome, permission) => {
    const { email, membershipId } = await addMember(account.accountId);
    const input = { accountId: account.accountId, email, permission: 'leader', overwriteData } as const;
    expect(await invitations().create.mutate(input)).toMatchObject({ outcome });
    const membership = await sql.one('select permission from "Membership" where "objectId" = $1', [
      membershipId,
    ]);
    expect(membership).toEqual({ permission });
  });

  it('leaves the role of a member alone when it overwrites the rest and names none', async () => {
    const { email, membershipId } = await addMember(account.accountId, { permission: 'leader' });
    const input = { accountId: account.accountId, email, title: 'Dean', overwriteData: true };
    expect(await invitations().create.mutate(input)).toMatchObject({ outcome: 'updated' });
    const membership = await sql.one('select permission, title from "Membership" where "objectId" = $1', [
      membershipId,
    ]);
    expect(membership).toEqual({ permission: 'leader', title: 'Dean' });
  });

  it.each([
    ['INV-055', '', 'Email Required'],
    ['INV-055', '   ', 'Email Required'],
    ['INV-057', 'ana', 'Invalid Email Format'],
    ['INV-057', 'ana@campus', 'Invalid Email Format'],
    ['INV-057', '@campus.test', 'Invalid Email Format'],
    ['INV-059', `${'a'.repeat(89)}@campus.test`, 'At most 100 characters are allowed.'],
  ])('%s to %j is refused: %s', async (_, email, message) => {
    const refused = await refusalOf(invitations().create.mutate({ accountId: account.accountId, email }));
    expect(refused).toMatchObject({ status: 400, message, fields: { email: [message] } });
  });

  it('INV-055 is refused without an email: Email Required', async () => {
    const { accountId, people } = account;
    const headers = await browserHeaders(people.admin);
    const { status, body } = await http.post('/trpc/invitations.create').set(headers).send({ accountId });
    expect({ status, message: body.error.message }).toEqual({ status: 400, message: 'Email Required' });
  });

  it('INV-056 lowercases and trims the email before it checks and saves it', async () => {
    const email = newEmail();
    const { invitation } = await invitations().create.mutate({
      accountId: account.accountId,
      email: `  ${email.toUpperCase()} `,
    });
    expect(invitation?.email).toBe(email);
    const saved = await sql.query('select email from "Invitation" where account = $1 and email = $2', [
      account.accountId,
      email,
    ]);
    expect(saved).toHaveLength(1);
  });

  it.each([
    ['INV-058', 'boss', 'Invalid Email'],
    ['INV-059', `${'b'.repeat(89)}@campus.test`, 'At most 100 characters are allowed.'],
  ])('%s refuses the sender %j: %s', async (_, replyTo, message) => {
    const input = { accountId: account.accountId, email: newEmail(), emailData: { replyTo } };
    expect(await refusalOf(invitations().create.mutate(input))).toMatchObject({
      status: 400,
      message,
      fields: { 'emailData.replyTo': [message] },
    });
  });

  it('INV-030 is emailed to the chosen kind of people, one of four', async () => {
    const headers = await browserHeaders(account.people.admin);
    const input = { accountId: account.accountId, email: newEmail(), emailData: { sendTarget: 'everyone' } };
    const { status, body } = await http.post('/trpc/invitations.create').set(headers).send(input);
    expect(status).toBe(400);
    expect(Object.keys(body.error.data.fieldErrors)).toEqual(['emailData.sendTarget']);
  });

  it('INV-089 is neither sent again nor deleted without its id', async () => {
    const reference = { accountId: account.accountId, invitationId: '' };
    for (const call of [invitations().resend, invitations().remove])
      expect(await refusalOf(call.mutate(reference))).toMatchObject({
        status: 400,
        message: 'Missing invitation id',
      });
  });

  it('INV-096 is listed in pages of 25', async () => {
    const { accountId, people } = await makeAccount();
    for (let i = 0; i < 26; i++) await makeInvitation({ accountId, people } as TestAccount);
    const list = as(people.admin).invitations.list;
    const [first, second] = [await list.query({ accountId }), await list.query({ accountId, page: 2 })];
    expect(first).toMatchObject({ total: 26, page: 1, pageSize: 25 });
    expect([first.items.length, second.items.length]).toEqual([25, 1]);
  });

  it('says whether it can be sent again or deleted', async () => {
    const own = await makeAccount();
    const at = {
      pending: [true, true],
      error: [true, false],
      accepted: [false, false],
      processing: [false, false],
    };
    for (const status of ['pending', 'error', 'accepted', 'processing'] as const)
      await makeInvitation(own, { status });
    const { items } = await as(own.people.admin).invitations.list.query({ accountId: own.accountId });
    const allowed = items.map(({ status, can }) => [status, [can.resend, can.remove]]);
    expect(Object.fromEntries(allowed)).toEqual(at);
  });
});

describe('all invitations of an account', () => {
  it('INV-079 are exported by a scheduled mail', async () => {
    const own = await makeAccount();
    const { email } = await makeInvitation(own);
    const { accountId, people } = own;
    const { task } = await as(people.admin).invitations.export.mutate({ accountId });
    expect(task).toMatchObject({ kind: 'invitations.export', requestedBy: { id: people.admin.userId } });
    expect(await endOfTask(task.id)).toMatchObject({ status: 'done' });
    const { text } = await http
      .get(`/api/v1/accounts/${accountId}/tasks/${task.id}/file`)
      .set(await scriptHeaders(people.admin));
    expect(text).toContain(email);
  });

  it('are counted and deleted only while pending', async () => {
    const own = await makeAccount();
    const { accountId, people } = own;
    for (const status of ['pending', 'pending', 'error', 'accepted'] as const)
      await makeInvitation(own, { status });
    const elsewhere = await makeInvitation(account);
    const { invitations } = as(people.admin);
    const { counted } = await invitations.countPending.query({ accountId });
    expect(await invitations.removePending.mutate({ accountId, counted })).toEqual({
      removed: 2,
      leftOut: 0,
    });
    expect(await invitations.countPending.query({ accountId })).toMatchObject({ pending: 0, expired: 0 });
    const { items } = await invitations.list.query({ accountId });
    expect(items.map(({ status }) => status).sort()).toEqual(['accepted', 'error']);
    expect(await as().invitations.get.query({ invitationId: elsewhere.secret })).toBeDefined();
  });
});

describe('joining through a link', () => {
  const person = { firstName: 'Grace', lastName: 'Hopper', password, confirmation: password, consent: true };

  it('registers the person, enters the account and signs in', async () => {
    const { email, secret } = await makeInvitation(account, { permission: 'leader' });
    const response = await http
      .post('/trpc/invitations.register')
      .send({ ...person, invitationId: secret, email });
    expect(response.body.result.data).toMatchObject({ accountId: account.accountId, user: { email } });
    const [cookie = ''] = response.headers['set-cookie']?.[0]?.split(';') ?? [];
    const list = await http.get('/trpc/accounts.list').set({ cookie, 'x-campus-request': '1' });
    expect(list.body.result.data.items).toMatchObject([{ id: account.accountId, level: 'leader' }]);
  });

  it('signs in an existing person, who joins the account', async () => {
    const { email } = await makePerson();
    const { secret } = await makeInvitation(account, { email });
    const response = await http
      .post('/trpc/invitations.loginAndJoin')
      .send({ invitationId: secret, email, password });
    expect(response.body.result.data).toMatchObject({ accountId: account.accountId, user: { email } });
    expect(response.headers['set-cookie']?.[0]).toMatch(/^campus_session=eyJ/);
  });

  it('lets a signed-in person accept, and enter at once', async () => {
    const invited = await makePerson();
    const { secret } = await makeInvitation(account, { email: invited.email });
    expect((await as(invited).accounts.list.query({})).items).toEqual([]);
    expect(await as(invited).invitations.accept.mutate({ invitationId: secret })).toEqual({
      accountId: account.accountId,
    });
    expect(await as(invited).accounts.get.query({ accountId: account.accountId })).toMatchObject({
      landing: 'enter',
    });
  });

  it.each([
    ['INV-048', { email: 'grace' }, 'email', 'Invalid email.'],
    ['INV-049', { firstName: ' ' }, 'firstName', 'First name is required.'],
    ['INV-050', { lastName: '' }, 'lastName', 'Last name is required.'],
    [
      'INV-051',
      { password: 'weak', confirmation: 'weak' },
      'password',
      'Password must be at least 8 characters long, contain no spaces, and contain at least one capital letter, one lowercase letter, one number, and one special character in #?!@$%^&*-',
    ],
    ['INV-052', { confirmation: 'Another-2026!' }, 'confirmation', 'Passwords do not match.'],
    ['INV-053', { consent: false }, 'consent', 'Please consent to the License Agreement.'],
  ])('%s refuses a registration with %j', async (_, change, field, message) => {
    const { email, secret } = await makeInvitation(account);
    const input = { ...person, invitationId: secret, email, ...change };
    expect(await refusalOf(as().invitations.register.mutate(input))).toMatchObject({
      status: 400,
      message,
      fields: { [field]: [message] },
    });
    expect(await sql.query('select 1 from "_User" where email = $1', [email])).toEqual([]);
  });

  it('INV-090 is refused without an id, as is its page', async () => {
    const { invitations } = as();
    const missing = { status: 400, message: 'Invitation Id Missing' };
    const invitationId = '';
    const email = newEmail();
    expect(await refusalOf(invitations.get.query({ invitationId }))).toMatchObject(missing);
    expect(await refusalOf(invitations.checkInvitee.query({ invitationId }))).toMatchObject(missing);
    expect(await refusalOf(invitations.register.mutate({ ...person, email, invitationId }))).toMatchObject(
      missing,
    );
    expect(await refusalOf(invitations.loginAndJoin.mutate({ email, password, invitationId }))).toMatchObject(
      missing,
    );
    expect(
      await refusalOf(as(account.people.member).invitations.accept.mutate({ invitationId })),
    ).toMatchObject(missing);
  });

  it('shows the page of a link to anyone who has it, and nothing for an id in its place', async () => {
    const { email, secret, invitationId } = await makeInvitation(account);
    expect(await as().invitations.get.query({ invitationId: secret })).toMatchObject({
      email,
      userExists: false,
      account: { organizationName: account.organizationName },
    });
    expect(await as().invitations.checkInvitee.query({ invitationId: secret })).toEqual({ exists: false });
    expect(await refusalOf(as().invitations.get.query({ invitationId }))).toMatchObject({ status: 404 });
  });
});
