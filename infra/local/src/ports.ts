import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import type { Ports } from './settings.ts';
import { StartFailure } from './start-failure.ts';

const variables: Record<keyof Ports, string> = {
  console: 'PORT',
  platform: 'PLATFORM_PORT',
  inbox: 'INBOX_PORT',
  smtp: 'SMTP_PORT',
  identityProvider: 'IDP_PORT',
  streamingVendor: 'STREAMING_PORT',
  database: 'DATABASE_PORT',
  usage: 'USAGE_PORT',
};

/** Replaces every 0 by a free port, and refuses to continue if a requested port is taken. */
export async function settlePorts(ports: Ports): Promise<Ports> {
  const settled = { ...ports };
  for (const name of Object.keys(variables) as (keyof Ports)[]) {
    settled[name] = await claim(ports[name]).catch((cause) => {
      throw new StartFailure(
        `Port ${ports[name]} is taken or not allowed; choose another one with ${variables[name]}=….`,
        { cause },
      );
    });
  }
  return settled;
}

/**
 * Ports below those that Linux and macOS give to outgoing connections: a connection that opens between the
 * claim and the use of a port cannot take it.
 */
const freePorts = { from: 20_000, to: 32_000 };

/** Listens for a moment to check that the port is free; 0 asks for any free port. Fails when the port is taken. */
export async function claim(port: number): Promise<number> {
  if (port !== 0) return listenOnce(port);
  const candidate = randomInt(freePorts.from, freePorts.to);
  return listenOnce(candidate).catch(() => claim(0));
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
