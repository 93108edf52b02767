import { wireUser } from '@campus/parse-adapter/testing/people';
import { answers, refuses } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { accountAccessAs } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';
import { createLogger } from './logger.ts';

const credentials = { email: 'ana@campus.test', password: 'Secret-password-1!' };
const json = { 'content-type': 'application/json' };

it('shows no password, token or cookie of a sign-in, whether it succeeds, is refused or breaks', async () => {
  for (const logIn of [
    answers({ user: wireUser, sessionToken: 'r:platform-token' }),
    refuses(142, 'Email or password is incorrect. Try again.'),
    answers({ user: 'r:platform-token', sessionToken: 7 }),
  ]) {
    const { app, lines, sealed } = await gatewayOn({ logIn });
    const headers = { ...json, authorization: `Bearer ${sealed}` };
    const calls = ['/trpc/auth.signIn', '/api/v1/auth/sign-in?token=Secret-query'];
    for (const url of calls) await app.inject({ method: 'POST', url, headers, payload: credentials });
    await app.inject({
      method: 'POST',
      url: '/trpc/auth.signIn',
      headers,
      payload: '{"password": Secret-password-1!',
    });
    expect(lines.filter((line) => line.includes('"operation"'))).toHaveLength(3);
    expect(lines.join()).not.toMatch(/Secret|platform-token|eyJ/);
  }
});

it('redacts secrets anywhere in a line', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const names = ['password', 'currentPassword', 'newPassword', 'confirmation', 'code', 'params'];
  const tokens = ['token', 'sessionToken', 'id_token', 'access_token', 'invitationId'];
  const secrets = Object.fromEntries([...names, ...tokens].map((name) => [name, 'secret']));
  log.info({ ...secrets, input: secrets, call: { input: secrets } }, 'one');
  log.info({ headers: { cookie: 'secret', authorization: 'secret', 'set-cookie': 'secret' } }, 'two');
  log.info({ req: { method: 'GET', url: '/a?token=secret', headers: { cookie: 'secret' } } }, 'three');
  log.error({ err: Object.assign(new Error('Refused.'), { code: 'secret' }) }, 'four');
  for (const page of ['invitation', 'verify', 'reset-password', 'email-change'])
    log.info({ req: { method: 'GET', url: `/${page}/secret` } }, page);
  expect(lines).toHaveLength(8);
  expect(lines.join()).not.toContain('secret');
});

it('keeps the code of an error, which says what went wrong', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  log.error({ err: Object.assign(new Error('Refused.'), { code: 'ECONNREFUSED' }) }, 'one');
  expect(lines.join()).toContain('ECONNREFUSED');
});

it('writes one line for each operation: what, who, where, how long, and how it ended', async () => {
  const { app, lines, sealed } = await gatewayOn({ ...accountAccessAs('admin'), getRoles: answers([]) });
  const headers = { authorization: `Bearer ${sealed}` };
  const done = await app.inject({ url: '/api/v1/accounts/a1/roles', headers });
  const refused = await app.inject({ url: '/api/v1/accounts/search', headers });
  expect([done.statusCode, refused.statusCode]).toEqual([200, 403]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      requestId: done.headers['x-request-id'],
      operation: 'accounts.roles',
      part: 'gateway',
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.+Z$/),
      userId: 'u1',
      accountId: 'a1',
      outcome: 'success',
      ms: expect.any(Number),
    }),
    expect.objectContaining({
      requestId: refused.headers['x-request-id'],
      operation: 'accounts.search',
      outcome: 'forbidden',
      key: 'access.forbidden',
    }),
  ]);
});
