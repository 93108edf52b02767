import { Readable } from 'node:stream';

export type Delimiter = ',' | ';' | '\t';

/** So much of a file is looked at, should its first line be longer. */
const mostHead = 64 * 1024;

/** What stands between the cells of a file, by its first line with text, and the whole file once more. */
export async function withDelimiter(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<{ delimiter: Delimiter; pieces: AsyncIterable<Uint8Array> }> {
  const source = Readable.from(pieces);
  const head: Uint8Array[] = [];
  for await (const piece of source.iterator({ destroyOnReturn: false })) {
    head.push(piece);
    const known = Buffer.concat(head);
    if (known.length > mostHead || /[\r\n]/.test(known.toString().trimStart())) break;
  }
  return { delimiter: delimiterOf(Buffer.concat(head).toString()), pieces: joined(head, source) };
}

async function* joined(
  head: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* head;
  yield* rest;
}

/** The sign that stands most often between the quotes of a text's first line that is not empty. */
export function delimiterOf(text: string): Delimiter {
  const [line = ''] = text.replace(/^[\uFEFF\r\n ]+/, '').split(/[\r\n]/, 1);
  const outside = line.replaceAll(/"[^"]*"?/g, '');
  const count = (sign: Delimiter) => outside.split(sign).length;
  return ([',', ';', '\t'] as const).reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}
