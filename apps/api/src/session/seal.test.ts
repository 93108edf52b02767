import { EncryptJWT } from 'jose';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { createSealer } from './seal.ts';
import { createSessionSealer, type Session } from './session.ts';

const session: Session = { token: 'r:secret', userId: 'u1' };
const sealer = createSessionSealer('a secret of at least thirty-two characters');

it('opens what it sealed', async () => {
  expect(await sealer.open(await sealer.seal(session, 60))).toEqual(session);
});

it('shows nothing of the session to its holder', async () => {
  const sealed = await sealer.seal(session, 60);
  const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  expect(parts.join()).not.toContain('secret');
  expect(parts.join()).not.toContain('u1');
});

it('does not open an expired session', async () => {
  expect(await sealer.open(await sealer.seal(session, -1))).toBeUndefined();
});

it('does not open what was sealed with another secret', async () => {
  const foreign = createSessionSealer('another secret of at least thirty-two characters');
  expect(await sealer.open(await foreign.seal(session, 60))).toBeUndefined();
});

it('does not open what was sealed for another purpose', async () => {
  const schema = z.object({ token: z.string(), userId: z.string() });
  const other = createSealer('a secret of at least thirty-two characters', { purpose: 'another', schema });
  expect(await sealer.open(await other.seal(session, 60))).toBeUndefined();
});

it('does not open a value in which any part was changed', async () => {
  const sealed = await sealer.seal(session, 60);
  for (const [index, part] of sealed.split('.').entries()) {
    const changed = sealed.split('.');
    changed[index] = part.startsWith('A') ? `B${part.slice(1)}` : `A${part.slice(1)}`;
    expect(await sealer.open(changed.join('.'))).toBeUndefined();
  }
});

it.each(['', 'x', '....', 'a.b.c.d.e', 'null', '0'.repeat(10_000)])('does not open %j', async (value) => {
  expect(await sealer.open(value)).toBeUndefined();
});

it('does not open a token without expiry or of another algorithm', async () => {
  const key = new Uint8Array(32);
  const unencrypted = new EncryptJWT({ ...session }).setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256' });
  expect(await sealer.open(await unencrypted.encrypt(key))).toBeUndefined();
});
