import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, type Encoding, encodingOf } from '../http/encodings.ts';

/**
 * Stands for the large answer in the body of its request. Unknown outside of this process, so that no text of a user
 * contains it.
 */
export const largeAnswerMark = randomUUID();

const compressionQuality = 4;

/**
 * A large answer as JSON, written and compressed once for everybody who gets it: both take longer than the rest of a
 * call.
 */
export class LargeAnswer {
  readonly #json: string;
  readonly #bodies = new Map<string, Promise<Buffer>>();

  constructor(answer: unknown) {
    this.#json = JSON.stringify(answer);
  }

  /** Sends headers with a reply, and returns its body: the answer, between these texts. */
  send({ headers }: FastifyRequest, reply: FastifyReply, before = '', after = ''): Promise<Buffer> {
    const encoding = encodingOf(headers['accept-encoding']);
    reply.header('vary', 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    const name = JSON.stringify([encoding, before, after]);
    const body = this.#bodies.get(name) ?? encoded(before + this.#json + after, encoding);
    this.#bodies.set(name, body);
    return body;
  }
}

async function encoded(text: string, encoding: Encoding | undefined): Promise<Buffer> {
  const body = Buffer.from(text);
  return encoding ? compressed(body, encoding, compressionQuality) : body;
}
