import type { SharedKey } from '@campus/contracts/core/keys';
import { sharedMessages } from '@campus/contracts/core/shared-messages';
import { escaped } from './page.ts';

const parameters = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

/** Lists the sentence of every refusal by its key. Problem types link to these keys. */
export function problemsHtml(): string {
  const keys = (Object.keys(sharedMessages) as SharedKey[]).filter((key) => sentenceOf(key) !== '');
  const rows = keys
    .sort()
    .map((key) => `<dt id="${key}"><code>${key}</code></dt><dd>${escaped(sentenceOf(key))}</dd>`);
  return `<main><p>The <code>key</code> of a problem document, and its sentence. Names in braces are its <code>params</code>.</p><dl>${rows.join('')}</dl></main>`;
}

/** The sentence with its parameter names in place of values. */
function sentenceOf(key: SharedKey): string {
  const message: unknown = sharedMessages[key];
  if (typeof message === 'string') return message;
  return typeof message === 'function' ? String(message(parameters)) : '';
}
