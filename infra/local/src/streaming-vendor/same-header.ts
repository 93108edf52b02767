import { timingSafeEqual } from 'node:crypto';

/** Whether a request's header equals this value. */
export function isHeader(given: string | undefined, right: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The OAuth 2 Basic header for a client and its secret. */
export function basicHeader(clientId: string, secret: string): string {
  return `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
}
