import { Secret, TOTP } from 'otpauth';

/** The settings that every authenticator app supports (RFC 6238); some apps ignore others. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };

/** A new secret for an authenticator app, and the address that a QR code shows to it. */
export function newTotp(names: { issuer: string; label: string }): { secret: string; uri: string } {
  const totp = new TOTP({ ...settings, ...names, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The time step of a code: the present one, or one beside it, for clocks that differ. Undefined if the code belongs to
 * none of them.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const distance = totp.validate({ token: code, timestamp, window: 1 });
  return distance === null ? undefined : totp.counter({ timestamp }) + distance;
}
