import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { fixedAnswer } from './fixed-answer.ts';

it('a fixed answer is compressed once for each encoding', async () => {
  const send = fixedAnswer('application/json', '{}'.repeat(1_000));
  const reply = { headers: () => reply, header: () => reply, type: () => reply, code: () => reply };
  const ask = (encoding: string) => {
    const request = { headers: { 'accept-encoding': encoding } };
    return send(request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  };
  const first = await ask('gzip, br');
  expect(await ask('br')).toBe(first);
  expect(await ask('gzip;q=0.5')).not.toBe(first);
  expect(await ask('gzip')).toBe(await ask('gzip, br;q=0'));
  expect(await ask('identity')).toBe('{}'.repeat(1_000));
});
