import * as z from 'zod';
import { webAddress } from '../core/fields.ts';

/**
 * The query of the address of a GDN session. The vendor starts a session if the signature is valid, the address has not
 * expired, and the nonce (at least 128 bits) is new. When the session ends, the vendor sends the browser to
 * `redirectUrl` with `status` added to its query.
 */
export const gdnSession = z.object({
  /** The world, by the name of its server configuration. */
  campaign: z.string().min(1),
  nonce: z.string().min(22),
  /** Seconds since 1970. */
  expires: z.coerce.number().int(),
  redirectUrl: webAddress,
  /** A handover token, with which the client in the stream signs in; empty where the person does so. */
  sessionToken: z.string().default(''),
  signature: z.string().min(1),
});
export type GdnSession = z.output<typeof gdnSession>;

/**
 * The signed part, with HMAC-SHA256 and a secret that platform and vendor share. The signature is
 * Base64url.
 */
export function gdnSignedText(session: Omit<GdnSession, 'signature'>): string {
  const { campaign, nonce, expires, redirectUrl, sessionToken } = session;
  return JSON.stringify([campaign, nonce, expires, redirectUrl, sessionToken]);
}

/** POST /sessions of the other vendor, with a bearer key: prepares a session, which can be begun once. */
export const campusSessionRequest = z.object({
  account: z.string().min(1),
  /** The address where the person signs in, if the session needs it. */
  loginUrl: webAddress,
  /** The address where the session ends, with `status` added to the query. */
  logoutUrl: webAddress,
});

/** The address of the prepared session. The caller may add `sessionToken`, a handover token. */
export const campusSessionAnswer = z.object({ url: webAddress });

/** The vendor's answer instead, with its own HTTP status. */
export const campusSessionRefusal = z.object({ code: z.string().min(1).max(64) });
