/** Letters and digits of recovery codes, without those that look alike. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryLength = 10;

/** How many recovery codes a person gets at a time. */
export const recoveryCodeCount = 10;

/** A recovery code from random bytes, written in two groups. Bytes that would favor some letters are skipped. */
export function recoveryCodeFrom(random: Uint8Array): string {
  const fair = 256 - (256 % recoveryAlphabet.length);
  const letters = [...random].filter((byte) => byte < fair).slice(0, recoveryLength);
  if (letters.length < recoveryLength) throw new Error('There are too few random bytes for a code.');
  const code = letters.map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join('');
  return `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;
}

/** What a person entered as a code: the digits of an authenticator app, a recovery code, or neither. */
export type EnteredCode = { kind: 'totp' | 'recoveryCode'; code: string } | undefined;

/** Reads a code with or without spaces and dashes, in any case. */
export function enteredCode(entered: string): EnteredCode {
  const code = entered.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  const isRecoveryCode =
    code.length === recoveryLength && [...code].every((letter) => recoveryAlphabet.includes(letter));
  return isRecoveryCode ? { kind: 'recoveryCode', code } : undefined;
}
