import { expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const secret = 'a secret that only tests use, of any kind';
const ana = { purpose: 'test', owner: 'ana' };

it('decrypts its own ciphertexts, which differ each time', () => {
  const [first, second] = [encrypt(secret, ana, 'JBSWY3DP'), encrypt(secret, ana, 'JBSWY3DP')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('JBSWY3DP');
  expect([first, second].map((text) => decrypt(secret, ana, text))).toEqual(['JBSWY3DP', 'JBSWY3DP']);
});

it('refuses texts of another person, purpose, or secret, and changed texts', () => {
  const encrypted = encrypt(secret, ana, 'JBSWY3DP');
  const changed = encrypted.slice(0, -2) + (encrypted.endsWith('AA') ? 'BB' : 'AA');
  expect(() => decrypt(secret, { ...ana, owner: 'bob' }, encrypted)).toThrow();
  expect(() => decrypt(secret, { ...ana, purpose: 'other' }, encrypted)).toThrow();
  expect(() => decrypt(`${secret}!`, ana, encrypted)).toThrow();
  expect(() => decrypt(secret, ana, changed)).toThrow();
});
