import { createLogger } from '@campus/api/core/logger';
import { hashOf } from '@campus/platform/foundation/secret';
import { leadsTo, secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { visitProvider } from '@campus/tests/areas/sso/provider-visit';
import { addPersonAt, makeSsoWorld } from '@campus/tests/areas/sso/sso-world';
import { openGateway, tokenIn } from '@campus/tests/calls/gateway';
import { makeAccount, makePerson, sql, unique } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

const lines: string[] = [];
const { http } = await openGateway({}, createLogger('trace', { write: (line) => void lines.push(line) }));
const answers: string[] = [];
const cookies = new Map<string, string>();

/** Calls like a browser, and records the whole answer except its cookies, which are sealed. */
async function call(path: string, input: object) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const response = await http.post(`/trpc/${path}`).set({ 'x-campus-request': '1', cookie }).send(input);
  for (const line of response.get('set-cookie') ?? []) {
    const [pair = ''] = line.split(';');
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  answers.push(response.text);
  return response.body.result?.data;
}

/** Every secret that the calls below send or create. */
const secrets = new Map<string, string>();
const keep = (name: string, value: string) => {
  secrets.set(name, value);
  return value;
};
const newPassword = (name: string) => keep(name, `Lantern-${unique()}!A`);

/** Records the browser's session token, and its form in the database. */
async function keepSession(name: string): Promise<string> {
  const token = await tokenIn(cookies.get('campus_session') ?? '');
  if (!token) throw new Error('The browser has no session.');
  keep(`hash of ${name}`, hashOf(token));
  return keep(name, token);
}

async function signUpAndVerify(email: string, password: string) {
  const { accountId } = await makeAccount({ verificationRequired: true });
  const names = { firstname: 'Grace', lastname: 'Hopper', agreement: true };
  await call('signUp.create', { accountId, email, password, confirmation: password, ...names });
  const code = keep('verification code', secretIn(await waitForMail(email), 'verify'));
  await call('verification.verify', { code });
  await call('verification.verify', { code });
}

async function changePasswords(email: string, password: string) {
  await call('auth.signIn', { email, password });
  await call('auth.become', { sessionToken: await keepSession('session token') });
  await keepSession('token of the session after');
  const changed = newPassword('changed password');
  await call('auth.changePassword', {
    currentPassword: 'Wrong-2026!',
    newPassword: changed,
    confirmation: changed,
  });
  await call('auth.changePassword', {
    currentPassword: password,
    newPassword: changed,
    confirmation: changed,
  });
  await call('auth.forgotPassword', { email });
  const code = keep(
    'reset code',
    secretIn(await waitForMail(email, 1, leadsTo('reset-password')), 'reset-password'),
  );
  const reset = newPassword('reset password');
  await call('auth.resetPassword', { code, newPassword: reset, confirmation: reset });
  await call('auth.resetPassword', { code, newPassword: reset, confirmation: 'other' });
}

async function useProvider() {
  const place = await makeSsoWorld('oidc');
  const { email } = await addPersonAt(place);
  const { url } = await call('sso.start', place.wanted);
  const { params } = await visitProvider(url, email);
  keep('authorization code', params.code ?? '');
  await call('sso.complete', { kind: 'oidc', params });
  await call('sso.complete', { kind: 'oidc', params });
  await call('sso.signUp', { email, firstName: 'Ida', lastName: 'Issued', agreement: true });
  await keepSession('sso session token');
}

beforeAll(async () => {
  const email = `leak-${unique()}@campus.test`;
  const password = newPassword('password');
  await signUpAndVerify(email, password);
  await changePasswords(email, password);
  await useProvider();
  const person = await makePerson();
  await call('auth.signIn', { email: person.email, password: newPassword('wrong password') });
});

describe('no secret of signing in', () => {
  it('is in an answer', () => {
    expect(secrets.size).toBeGreaterThan(8);
    expect(answers.length).toBeGreaterThan(12);
    for (const [name, secret] of secrets)
      expect([name, answers.join().includes(secret)]).toEqual([name, false]);
  });

  it('is in a line of the log, nor a sealed cookie', () => {
    expect(lines.length).toBeGreaterThan(12);
    for (const [name, secret] of [...secrets, ...cookies])
      expect([name, secret !== '' && lines.join().includes(secret)]).toEqual([name, false]);
    expect(lines.join()).not.toContain('eyJ');
  });

  it('is in the audit trail', async () => {
    const rows = await sql.query<{ entry: string }>('select a::text as entry from "AuditEntry" a');
    const trail = rows.map(({ entry }) => entry).join();
    for (const [name, secret] of secrets) expect([name, trail.includes(secret)]).toEqual([name, false]);
  });
});
