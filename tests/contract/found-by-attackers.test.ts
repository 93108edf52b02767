/**
 * The attacks that succeeded once, at the gateway and at the platform. Most are also tested beside their
 * fixes.
 */
import { joinAccountIfNotAMember } from '@campus/contracts/accounts/functions';
import { checkSession, logIn } from '@campus/contracts/auth/functions';
import { saveCsvExport } from '@campus/contracts/badges/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { acceptInviteAndJoinAccount } from '@campus/contracts/invitations/functions';
import { getMembersInfo } from '@campus/contracts/members/functions';
import { updateUserPassword } from '@campus/contracts/passwords/functions';
import { hashPassword } from '@campus/platform/areas/identity/passwords';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { configuredWorlds } from '@campus/tests/world/configured-accounts';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  password,
  sql,
  uniqueAddress,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway({ trustProxy: '127.0.0.1' });
const { as, http } = gateway;
const exporting = { dashboardOptions: { isExportAllowed: true } };

it('a name with a formula is exported so that no spreadsheet computes it', async () => {
  const { accountId, people } = await makeAccount(exporting);
  await as(people.member).profile.updateUser.mutate({ firstName: 'x;=1+1;' });
  const { task } = await as(people.admin).members.export.mutate({ accountId });
  await endOfTask(task.id);
  const file = await http
    .get(`/api/v1/accounts/${accountId}/tasks/${task.id}/file`)
    .set(await scriptHeaders(people.admin))
    .buffer();
  expect(file.text).toContain("x;'=1+1;");
});

it('a name that one account gives a person is not shown by another', async () => {
  const [account, other] = [await makeAccount(), await makeAccount()];
  const person = await addMember(account.accountId);
  await join(other.accountId, person);
  const { accountId } = account;
  const { membershipId } = person;
  const { admin } = account.people;
  await as(admin).members.update.mutate({ accountId, membershipId, displayName: 'Pwned Elsewhere' });
  const elsewhere = other.people.admin;
  const list = await as(elsewhere).members.list.query({ accountId: other.accountId });
  const asked = { accountId: other.accountId, options: {} };
  const direct = await callPlatform(getMembersInfo, asked, elsewhere.sessionToken);
  expect(JSON.stringify([list, direct])).not.toContain('Pwned Elsewhere');
});

it('badges are exported only if the account allows it, and only to its members', async () => {
  const recipient = 'x@evil.test';
  const [closed, open] = [await makeAccount(), await makeAccount(exporting)];
  for (const [{ accountId, people }, refusal] of [
    [closed, 'members.exportNotAllowed'],
    [open, 'tasks.recipient.stranger'],
  ] as const) {
    const through = as(people.admin).badges.exportAssignments.mutate({ accountId, recipient });
    expect((await refusalOf(through)).key).toBe(refusal);
    const direct = saveCsvExport.paramsOf({ accountId, recipient, search: '' });
    await expect(callPlatform(saveCsvExport, direct, people.admin.sessionToken)).rejects.toMatchObject({
      message: text(refusal),
    });
  }
});

it('the first 72 characters of a password of 80 do not sign in', async () => {
  const long = 'Quiet-Harbor-2031!'.repeat(5).slice(0, 80);
  const { email } = await makePerson({ passwordHash: await hashPassword(long) });
  const cut = { email, password: long.slice(0, 72) };
  expect((await refusalOf(as().auth.signIn.mutate(cut))).key).toBe('auth.incorrect');
  await expect(callPlatform(logIn, cut)).rejects.toMatchObject({ message: text('auth.incorrect') });
  await expect(callPlatform(logIn, { email, password: long })).resolves.toBeDefined();
});

it('a common password is refused', async () => {
  const person = await makePerson();
  const chosen = { currentPassword: password, newPassword: 'Password1!' };
  const change = as(person).auth.changePassword.mutate({ ...chosen, confirmation: 'Password1!' });
  expect((await refusalOf(change)).key).toMatch(/^password\./);
  await expect(callPlatform(updateUserPassword, chosen, person.sessionToken)).rejects.toMatchObject({
    key: expect.stringMatching(/^password\./),
  });
  await expect(callPlatform(logIn, { email: person.email, password })).resolves.toBeDefined();
});

it('a browser that signs in again ends the session it had', async () => {
  const person = await makePerson();
  const browser = openBrowser(gateway);
  for (let time = 0; time < 2; time++) await browser.call('auth.signIn', { email: person.email, password });
  // The other session is the one from makePerson.
  expect(((await browser.ask('sessions.list')).data as { items: unknown[] }).items).toHaveLength(2);
});

it('a session that an administrator ends opens nothing, at both doors', async () => {
  const { accountId, people } = await makeAccount();
  const { membershipId, sessionToken } = people.member;
  await as(people.admin).members.endSessions.mutate({ accountId, membershipId });
  expect((await refusalOf(as(people.member).accounts.list.query({}))).key).toBe('access.signedOut');
  await expect(callPlatform(checkSession, {}, sessionToken)).rejects.toMatchObject({
    code: parseCode.signedOut,
  });
});

it('an invitation by an admin who was removed gives no role', async () => {
  const account = await makeAccount();
  const invitee = await makePerson();
  const inviter = await addMember(account.accountId, { permission: 'admin' });
  const { email } = invitee;
  const invitedBy = inviter.userId;
  const invitation = await makeInvitation(account, { email, permission: 'admin', invitedBy });
  const { accountId, people } = account;
  const { membershipId } = inviter;
  await as(people.owner).members.remove.mutate({ accountId, membershipId });
  const link = { invitationId: invitation.secret };
  expect((await refusalOf(as(invitee).invitations.accept.mutate(link))).key).toBe('invitations.inviterLost');
  await expect(callPlatform(acceptInviteAndJoinAccount, link, invitee.sessionToken)).rejects.toMatchObject({
    message: text('invitations.inviterLost'),
  });
  expect(await sql.query('select from "Membership" where "user" = $1', [invitee.userId])).toEqual([]);
});

describe('a person who guesses a password', () => {
  it('waits as long as both doors say; the owner signs in with a known device', async () => {
    const { email } = await makePerson();
    const browser = openBrowser(gateway);
    const address = uniqueAddress();
    const from = { 'x-forwarded-for': address };
    await browser.call('auth.signIn', { email, password }, from);
    const guess = () => http.post('/api/v1/auth/sign-in').set(from).send({ email, password: 'wrong' });
    for (let time = 0; time < 6; time++) await guess();
    const { status, headers, body } = await guess();
    expect({ status, key: body.key }).toEqual({ status: 429, key: 'auth.locked' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await expect(callPlatform(logIn, { email, password }, undefined, { address })).rejects.toMatchObject({
      key: 'auth.locked',
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    expect((await browser.call('auth.signIn', { email, password }, from)).status).toBe(200);
  });
});

it('an account cannot be joined without the fields that its sign-up requires', async () => {
  const { accountId } = await makeAccount({ world: { name: configuredWorlds.contact[3] } });
  const person = await makePerson();
  expect((await refusalOf(as(person).accounts.join.mutate({ accountId }))).key).toBe('signUp.phone.required');
  await expect(
    callPlatform(joinAccountIfNotAMember, { accountId }, person.sessionToken),
  ).rejects.toMatchObject({ message: text('signUp.phone.required') });
});
