/** What people save as CSV by its name only. */
export type OtherFormat = 'html' | 'xml' | 'json';

const html = /^<(?:!doctype\s+html|html|head|body|meta|style|table)[\s>]/i;
const xml = /^<(?:\?xml|[a-z][\w:]*\s+xmlns)/i;
const json = /^(?:\{\s*["}]|\[\s*[[{"\]])/;

/** The format of a text, by its beginning, if it is none with cells; otherwise undefined. */
export function otherFormat(head: string): OtherFormat | undefined {
  const begins = head
    .slice(0, 2_000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (html.test(begins)) return 'html';
  if (xml.test(begins)) return 'xml';
  return json.test(begins) ? 'json' : undefined;
}
