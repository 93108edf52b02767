import { secretPages } from '@campus/domain/core/secret-pages';

/** Operations have the secret of a sender's mail in their address, too. */
const places = [...secretPages, 'senders'];
const mailedLinks = new RegExp(`(/(?:${places.join('|')})/)[^/?#\\s:)]+`, 'g');
const queries = /\?\S+|#\S*=\S*/g;

/** A text without the secrets of addresses in it: those of mailed links, and queries. */
export function withoutSecretAddresses(text: string): string {
  return text.replaceAll(mailedLinks, '$1…').replaceAll(queries, '');
}
