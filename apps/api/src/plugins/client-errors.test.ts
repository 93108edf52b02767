import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';

it.each([
  ['an address of 100 kB', `GET /trpc/${'x'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
  ['something that is not HTTP', 'hello\r\n\r\n', 400],
  [
    'two lengths of one body',
    'POST /trpc/a HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    400,
  ],
])('answers %s with a clear refusal and a request id', async (_, request, status) => {
  const { app, lines } = await gatewayOn({});
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const { requestId, message } = JSON.parse(body);
  expect(head).toContain(`x-request-id: ${requestId}`);
  expect(message).toMatch(/^The request (is too large|could not be read)/);
  expect(lines.join()).toContain(requestId);
});
