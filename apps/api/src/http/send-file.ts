import { Readable } from 'node:stream';
import { downloadedFile } from '@campus/contracts/core/files';
import type { FastifyReply } from 'fastify';

/** Sends an operation's output: a file as a download, everything else as JSON. */
export function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  const file = downloadedFile.safeParse(answer).data;
  if (!file) return reply.header('cache-control', 'no-store').send(answer);
  const { name, type, body, inline } = file;
  return reply
    .type(type)
    .header('content-disposition', `${inline ? 'inline' : 'attachment'}; ${fileName(name)}`)
    .header('cache-control', inline ? 'private, max-age=31536000, immutable' : 'no-store')
    .send(body instanceof Uint8Array ? body : Readable.from(body));
}

/** Writes a file name for RFC 6266: in ASCII for old programs, and in full. */
function fileName(name: string): string {
  const plain = name.replaceAll(/[^\w.() -]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${hex(sign)}`);
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase();
}
