import { secretPages } from '@campus/domain/core/secret-pages';

const mailedLinks = new RegExp(`(/(?:${secretPages.join('|')})/)[^/?#\\s:)]+`, 'g');
const queries = /\?\S+|#\S*=\S*/g;

/** A text without the secrets of addresses in it: those of mailed links, and queries. */
export function withoutSecretAddresses(text: string): string {
  return text.replaceAll(mailedLinks, '$1…').replaceAll(queries, '');
}
