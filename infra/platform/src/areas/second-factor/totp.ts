import { Secret, TOTP } from 'otpauth';

/** The settings that every authenticator app supports (RFC 6238). Some apps ignore other settings. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Returns a new secret for an authenticator app, and the URI for its QR code. */
export function newTotp(names: { issuer: string; label: string }): { secret: string; uri: string } {
  const totp = new TOTP({ ...settings, ...names, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * Returns the time step of a code: the current one or an adjacent one, because clocks differ. Returns
 * undefined if the code matches none of them.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const distance = totp.validate({ token: code, timestamp, window: 1 });
  return distance === null ? undefined : totp.counter({ timestamp }) + distance;
}
