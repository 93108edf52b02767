import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, type Encoding, encodingOf } from './encodings.ts';

const compressionQuality = 11;

/** Sends a text that never changes in a process. */
export type SendFixed = (request: FastifyRequest, reply: FastifyReply) => Promise<Buffer | string>;

/**
 * Prepares a text to be sent to anyone: compressed once for each encoding, with a tag, and "not modified" for
 * callers who have it.
 */
export function fixedAnswer(type: string, body: string): SendFixed {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const digest = hash('sha256', body, 'base64url');

  function compress(encoding: Encoding): Promise<Buffer> {
    const known = bodies.get(encoding) ?? compressed(Buffer.from(body), encoding, compressionQuality);
    bodies.set(encoding, known);
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
