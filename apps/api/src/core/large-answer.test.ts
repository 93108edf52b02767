import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { LargeAnswer } from './large-answer.ts';

it('writes and compresses a large answer once', async () => {
  let written = 0;
  const answer = new LargeAnswer({ toJSON: () => ({ writes: ++written, text: 'π "quoted"' }) });
  const headers = new Map<string, string>();
  const reply = { header: (name: string, value: string) => headers.set(name, value) };
  const ask = (encoding: string, before = '', after = '') =>
    answer.send(
      { headers: { 'accept-encoding': encoding } } as unknown as FastifyRequest,
      reply as unknown as FastifyReply,
      before,
      after,
    );
  const plain = await ask('identity');
  expect(JSON.parse(String(plain))).toEqual({ writes: 1, text: 'π "quoted"' });
  expect(headers).not.toContain('content-encoding');
  const zipped = await ask('gzip', '[', ']');
  expect(String(gunzipSync(zipped))).toBe(`[${plain}]`);
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
  expect(await ask('gzip', '[', ']')).toBe(zipped);
  expect(await ask('gzip')).not.toBe(zipped);
  expect(written).toBe(1);
});
