import { describe, expect, it } from 'vitest';
import { linkOf } from './link.ts';

const config = { tokenSecret: 'a secret of this test alone', publicUrl: 'https://console.test' };
const link = (customInvitationUrl: string) => linkOf(config, { tokenSeed: 'seed', customInvitationUrl });
const secret = link('').split('/').at(-1);

describe("an invitation's link", () => {
  it('leads to the console', () => {
    expect(link('')).toBe(`https://console.test/invitation/${secret}`);
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it.each([
    ['https://join.university.test', `https://join.university.test/${secret}`],
    ['https://university.test/join/', `https://university.test/join/${secret}`],
    [
      'https://university.test/join?campus=north#here',
      `https://university.test/join/${secret}?campus=north#here`,
    ],
  ])('begins with the address of the account if that is %s', (address, expected) => {
    expect(link(address)).toBe(expected);
  });

  it.each(['javascript:alert(1)', 'university.test', 'ftp://university.test', ' '])(
    'leads to the console if the address of the account is no web address: %j',
    (address) => {
      expect(link(address)).toBe(link(''));
    },
  );
});
