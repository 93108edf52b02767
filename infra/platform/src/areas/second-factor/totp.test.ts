import { describe, expect, it } from 'vitest';
import { newTotp, stepOf } from './totp.ts';

// The secret of the test vectors in RFC 6238, appendix B: the ASCII digits 1 to 9 and 0, twice.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(stepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('are valid one step early and one step late, but no more', () => {
    const at = (seconds: number) => stepOf(secret, '287082', new Date(seconds * 1000));
    expect([0, 29, 30, 89].map(at)).toEqual([1, 1, 1, 1]);
    expect(at(90)).toBeUndefined();
    expect(at(30 * 1000)).toBeUndefined();
  });

  it('come from a secret of 160 bits, which the setup address contains with brand and email', () => {
    const { secret: made, uri } = newTotp({ issuer: 'Campus', label: 'ana@campus.test' });
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(uri);
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain('Campus:ana@campus.test');
    expect(url.searchParams.get('secret')).toBe(made);
  });
});
