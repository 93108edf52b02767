import { STATUS_CODES } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';

it.each([
  ['an address of 100 kB', `GET /trpc/${'x'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
  ['something that is not HTTP', 'hello\r\n\r\n', 400],
  ['a method that does not exist', 'JUMP / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
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
  const { requestId, detail } = JSON.parse(body);
  expect(head).toContain(`x-request-id: ${requestId}`);
  expect(detail).toMatch(/^The request (is too large|could not be read)/);
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('x-frame-options: DENY');
  expect(lines.join()).toContain(requestId);
});

it.each([
  ['an address that cannot be decoded', 'GET /api/v1/accounts/%', 400, 'request.malformed'],
  ['half of an encoded sign', 'GET /api/v1/accounts/%c3', 400, 'request.malformed'],
  ['a part of an address of 6 kB', `GET /api/v1/accounts/${'x'.repeat(6_000)}`, 413, 'request.tooLarge'],
  ['the same for the web client', `GET /trpc/${'x'.repeat(6_000)}`, 413, 'request.tooLarge'],
  ['a method that nothing here has', 'PROPFIND /api/v1/accounts', 404, 'request.notFound'],
  ['a method of proxies', 'TRACE /', 404, 'request.notFound'],
])('answers %s with our own problem format', async (_, asked, status, key) => {
  const { app } = await gatewayOn({});
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  socket.write(`${asked} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const problem = JSON.parse(body);
  expect(problem).toMatchObject({ key, params: {} });
  expect(head).toContain('content-type: application/problem+json');
  expect(problem).toMatchObject({ status, type: `/api/docs/problems#${key}`, title: STATUS_CODES[status] });
  expect(body).not.toContain('xxx');
  expect(head).toContain(`x-request-id: ${problem.requestId}`);
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('x-frame-options: DENY');
});
