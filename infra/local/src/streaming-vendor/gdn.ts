import { createHmac, timingSafeEqual } from 'node:crypto';
import { type GdnSession, gdnSession, gdnSignedText } from '@campus/contracts/streaming/vendors';
import type { Once } from './once.ts';

/**
 * Returns the session for an address. Returns undefined if we did not sign it, or it is too old or already
 * used.
 */
export function admitGdn(query: unknown, secret: string, nonces: Once): GdnSession | undefined {
  const session = gdnSession.safeParse(query).data;
  if (!session || !isSigned(session, secret)) return undefined;
  const end = new Date(session.expires * 1000);
  if (end.getTime() < Date.now()) return undefined;
  return nonces.take(session.nonce, end) ? session : undefined;
}

function isSigned({ signature, ...session }: GdnSession, secret: string): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(createHmac('sha256', secret).update(gdnSignedText(session)).digest('base64url'));
  return given.length === right.length && timingSafeEqual(given, right);
}
