import { createHmac, randomBytes } from 'node:crypto';
import { type GdnSession, gdnSignedText } from '@campus/contracts/streaming/vendors';

const lifetimeSeconds = 5 * 60;
const nonceBytes = 24;

/** Returns the signed URL of a GDN session. It works once, for five minutes. */
export function gdnAddress(
  gdn: { url: string; secret: string },
  session: Pick<GdnSession, 'campaign' | 'redirectUrl' | 'sessionToken'>,
): string {
  const params = {
    ...session,
    nonce: randomBytes(nonceBytes).toString('base64url'),
    expires: Math.floor(Date.now() / 1000) + lifetimeSeconds,
  };
  const address = new URL(gdn.url);
  for (const [name, value] of Object.entries(params))
    if (value !== '') address.searchParams.set(name, String(value));
  address.searchParams.set('signature', signatureOf(gdn.secret, params));
  return address.href;
}

function signatureOf(secret: string, session: Omit<GdnSession, 'signature'>): string {
  return createHmac('sha256', secret).update(gdnSignedText(session)).digest('base64url');
}
