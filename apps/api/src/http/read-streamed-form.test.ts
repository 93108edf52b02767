import type { StreamedFile } from '@campus/contracts/core/files';
import { text } from '@campus/contracts/core/text';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { readForm } from './read-form.ts';
import { readStreamedForm } from './read-streamed-form.ts';

const upload = { maxBytes: 100_000, tooLarge: 'imports.file.tooLarge', streamed: true } as const;
const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const end = '\r\n--x--\r\n';

/** Sends a form to the file reader. Returns how many bytes of the file arrived, or the error. */
async function answerTo(body: ReadableStream<Uint8Array>, patience?: number): Promise<string> {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(multipart);
  app.post('/', async (request) => {
    const { file } = (await readStreamedForm(request, upload, patience)) as { file: StreamedFile };
    let bytes = 0;
    try {
      for await (const piece of file.content) bytes += piece.length;
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return `${bytes} of ${file.name}`;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const response = await fetch(url, { method: 'POST', headers, body, duplex: 'half' });
  return response.text();
}

function streamOf(...pieces: (string | 'open')[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) if (piece !== 'open') controller.enqueue(Buffer.from(piece));
      if (!pieces.includes('open')) controller.close();
    },
  });
}

it('takes a file of any size that is allowed', async () => {
  expect(await answerTo(streamOf(head, end))).toBe('0 of a.csv');
  expect(await answerTo(streamOf(head, 'x'.repeat(upload.maxBytes), end))).toBe('100000 of a.csv');
});

it('refuses one that is larger without waiting for its end', async () => {
  const body = streamOf(head, 'x'.repeat(upload.maxBytes + 1), 'open');
  expect(await answerTo(body)).toBe(text('imports.file.tooLarge'));
});

it.each([
  ['in the file', ['a,b\n', 'open']],
  ['behind the file', ['a,b\n\r\n--x\r\n', 'open']],
])('stops waiting for a sender who stalls %s', async (_, pieces) => {
  expect(await answerTo(streamOf(head, ...pieces), 100)).toBe(text('file.stalled'));
});

it.each([
  ['a streamed form', readStreamedForm],
  ['a form in memory', readForm],
])('reads a JSON field of %s as its text, with and without its content type', async (_, read) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(multipart);
  app.post('/', async (request) => (await read(request, upload)).people);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const people = '[{"email":"ana@example.org"}]';
  for (const type of ['', '\r\ncontent-type: application/json']) {
    const raw = `--x\r\ncontent-disposition: form-data; name="people"${type}\r\n\r\n${people}\r\n--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await fetch(url, { method: 'POST', body: raw, headers });
    expect(await response.text()).toBe(people);
  }
});
