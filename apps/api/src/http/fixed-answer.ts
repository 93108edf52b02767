import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof encoders;

/** Sends a text that never changes in a process. */
export type SendFixed = (request: FastifyRequest, reply: FastifyReply) => Promise<Buffer | string>;

/**
 * Prepares a text to be sent to anyone: compressed once for each encoding, with a tag, and "not modified" for
 * callers who have it.
 */
export function fixedAnswer(type: string, body: string): SendFixed {
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const digest = hash('sha256', body, 'base64url');

  function compress(encoding: Encoding): Promise<Buffer> {
    const known = compressed.get(encoding) ?? encoders[encoding](body);
    compressed.set(encoding, known);
    return known;
  }

  return async ({ headers }, reply) => {
    const encoding = encodingOf(headers['accept-encoding']);
    const tag = `"${digest}${encoding ? `-${encoding}` : ''}"`;
    reply.headers({ etag: tag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    if (headers['if-none-match'] === tag) {
      reply.code(304);
      return '';
    }
    reply.type(type);
    if (!encoding) return body;
    reply.header('content-encoding', encoding);
    return compress(encoding);
  };
}

/** The encoding that the caller accepts, the smaller one first. An encoding with the weight 0 is refused. */
function encodingOf(accepted: string | string[] = ''): Encoding | undefined {
  const names = String(accepted)
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((part) => !/;q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
