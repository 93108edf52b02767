import { secretPages } from '@campus/domain/core/secret-pages';

/** Operations for email senders also have a secret in their address. */
const places = [...secretPages, 'senders'];
const mailedLinks = new RegExp(`(/(?:${places.join('|')})/)[^/?#\\s:)]+`, 'g');
const queries = /\?\S+|#\S*=\S*/g;

/** Removes secrets of mailed links, and queries, from the addresses in a text. */
export function withoutSecretAddresses(text: string): string {
  return text.replaceAll(mailedLinks, '$1…').replaceAll(queries, '');
}
