import { timingSafeEqual } from 'node:crypto';

/** Whether a request's header is exactly this one. */
export function isHeader(given: string | undefined, right: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The header of a client with its secret, as OAuth 2 has it. */
export function basicHeader(clientId: string, secret: string): string {
  return `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
}
