import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';
import { arriveInTime, streamArrivalMs } from './arrive-in-time.ts';

const promise =
  'POST /words HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';

/** The answer to a request of which only the beginning arrives. */
async function answerTo(app: FastifyInstance, begun: string): Promise<string> {
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), hostname);
  socket.write(begun);
  return text(socket);
}

it('a request that does not arrive in time is refused with a timeout, and its connection ends', async () => {
  const app: FastifyInstance = Fastify();
  onTestFinished(() => app.close());
  arriveInTime(app, {}, 20);
  app.post('/words', async () => 'all of them came');
  const [head = '', body = ''] = (await answerTo(app, promise)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 408 Request Timeout/);
  expect(JSON.parse(body)).toMatchObject({ key: 'request.tooSlow' });
});

it('a request that has arrived may be answered later, and a streamed one may take longer to arrive', async () => {
  const app: FastifyInstance = Fastify();
  onTestFinished(() => app.close());
  arriveInTime(app, {}, 1);
  const late = () => new Promise((resolve) => setTimeout(resolve, 50, 'late'));
  app.get('/late', late);
  app.addContentTypeParser('text/csv', (_request, _body, done) => done(null));
  app.post('/stream', { config: { streamed: true } }, late);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  expect(await (await fetch(`${url}/late`)).text()).toBe('late');
  const stream =
    'POST /stream HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: text/csv\r\ncontent-length: 9\r\n\r\na';
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(stream);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK/);
});

it('Node itself ends a streamed request after an hour', async () => {
  const { app } = await gatewayOn({});
  expect(app.server.requestTimeout).toBe(streamArrivalMs);
});
