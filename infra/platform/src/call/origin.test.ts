import { checkSession, logIn } from '@campus/contracts/auth/functions';
import { getSessions } from '@campus/contracts/sessions/functions';
import { callPlatform, type From, requestPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makePerson, password } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { idempotencyKeyOf, originOf } from './origin.ts';

const far = '203.0.113.7';

/** Returns the address recorded for a sign-in from this origin. */
async function addressOf(from: From): Promise<string | undefined> {
  const { email } = await makePerson();
  const { sessionToken } = await callPlatform(logIn, { email, password }, undefined, from);
  const { sessions } = await callPlatform(getSessions, {}, sessionToken, from);
  return sessions[0]?.address;
}

describe('the address of a call', () => {
  it('is the one that a gateway on this machine names; the last of several', async () => {
    expect(await addressOf({ address: '' })).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(await addressOf({ address: far })).toBe(far);
    expect(await addressOf({ address: `10.9.8.7, ${far}` })).toBe(far);
  });

  it('gives the master key no access from another machine', async () => {
    const read = (headers: Record<string, string>) =>
      requestPlatform('GET', '/classes/_Role?limit=1', {
        headers: { 'x-parse-master-key': stack.masterKey, ...headers },
      });
    expect((await read({})).status).toBe(200);
    expect((await read({ 'x-forwarded-for': far })).status).toBe(403);
  });

  it('is normalized, and other texts are cut to a maximum length', () => {
    expect(originOf('::ffff:192.0.2.1', { 'user-agent': 'x'.repeat(1000) })).toEqual({
      address: '192.0.2.1',
      userAgent: 'x'.repeat(300),
    });
    expect(originOf('::ffff:c000:201', {}).address).toBe('192.0.2.1');
    expect(originOf(undefined, {})).toEqual({ address: '', userAgent: '' });
    const other = '2001:db8::ffff:192.0.2.1';
    expect(originOf(other, {}).address).toBe(other);
  });

  it('accepts only a long secret as that of a device, and keeps its hash', () => {
    const secret = 'a'.repeat(43);
    const { device } = originOf('192.0.2.1', { 'x-campus-device': secret });
    expect(device).toMatch(/^[\w-]{43}$/);
    expect(device).not.toBe(secret);
    for (const other of ['a'.repeat(42), 'a'.repeat(129), `${secret} `, [secret], undefined])
      expect(originOf('192.0.2.1', { 'x-campus-device': other }).device).toBeUndefined();
  });
});

describe('the program of a call', () => {
  it('is its user agent, with characters of any kind', async () => {
    const { email } = await makePerson();
    const from = { userAgent: 'Cämpus/1.0 \\u0000 "' };
    const { sessionToken } = await callPlatform(logIn, { email, password }, undefined, from);
    await expect(callPlatform(checkSession, {}, sessionToken)).resolves.toBeDefined();
    const { sessions } = await callPlatform(getSessions, {}, sessionToken);
    expect(sessions[0]?.userAgent).toBe(from.userAgent);
  });
});

it('the key of a call is a text of 1 to 255 characters', () => {
  for (const key of ['a', 'k'.repeat(255)]) expect(idempotencyKeyOf(key)).toBe(key);
  for (const other of ['', 'k'.repeat(256), ['a'], undefined])
    expect(idempotencyKeyOf(other)).toBeUndefined();
});
