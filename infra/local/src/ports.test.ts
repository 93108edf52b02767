import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { claim, settlePorts } from './ports.ts';

const free = {
  console: 0,
  platform: 0,
  inbox: 0,
  smtp: 0,
  identityProvider: 0,
  streamingVendor: 0,
  database: 0,
  usage: 0,
};

it('replaces every 0 with a free port', async () => {
  const ports = Object.values(await settlePorts(free));
  expect(ports.every((port) => port > 0)).toBe(true);
});

it('refuses a taken port and names the variable that chooses another', async () => {
  const taken = await claim(0);
  const server = createServer().listen(taken, '127.0.0.1');
  await expect(settlePorts({ ...free, inbox: taken })).rejects.toThrow(
    `Port ${taken} is taken or not allowed; choose another one with INBOX_PORT=….`,
  );
  server.close();
});

it('refuses a port that browsers block, except for parts that no browser asks', async () => {
  await expect(settlePorts({ ...free, identityProvider: 10080 })).rejects.toThrow(
    'Browsers and fetch refuse port 10080; choose another one with IDP_PORT=….',
  );
  await expect(settlePorts({ ...free, database: 10080 })).resolves.toMatchObject({ database: 10080 });
});

it('gives no free port twice, though nothing listens there yet', async () => {
  const ports = new Set<number>();
  for (let count = 0; count < 400; count++) ports.add(await claim(0));
  expect(ports.size).toBe(400);
});
