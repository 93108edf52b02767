import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
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

/** Replaces every 0 with a free port. Fails if a requested port is taken. */
export async function settlePorts(ports: Ports): Promise<Ports> {
  const settled = { ...ports };
  for (const name of Object.keys(variables) as (keyof Ports)[]) {
    settled[name] = await claim(ports[name]).catch((cause) => {
      throw new StartFailure(
        `Port ${ports[name]} is taken or not allowed; choose another one with ${variables[name]}=….`,
        { cause },
      );
    });
    if (!withoutBrowsers.includes(name) && (await isBlocked(settled[name])))
      throw new StartFailure(
        `Browsers and fetch refuse port ${ports[name]}; choose another one with ${variables[name]}=….`,
      );
  }
  return settled;
}

/** Parts that no browser and no fetch connects to. */
const withoutBrowsers: readonly (keyof Ports)[] = ['smtp', 'database'];

/** Whether fetch refuses a port where nothing listens: https://fetch.spec.whatwg.org/#port-blocking */
async function isBlocked(port: number): Promise<boolean> {
  const failure: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((error) => error);
  // A connection that was tried and refused has the code of a system error.
  return failure instanceof TypeError && failure.cause instanceof Error && !('code' in failure.cause);
}

/**
 * Ports below the range that Linux and macOS use for outgoing connections. A connection opened between claim
 * and use cannot take them.
 */
const freePorts = { from: 20_000, to: 32_000 };

/**
 * Listens briefly to check that the port is free. Fails if it is taken. 0 requests any free port, and
 * reserves it for this process.
 */
export async function claim(port: number): Promise<number> {
  if (port !== 0) return listenOnce(port);
  const candidate = randomInt(freePorts.from, freePorts.to);
  return reserve(candidate)
    .then(listenOnce)
    .catch(() => claim(0));
}

/**
 * Reserves a port while this process runs, so that no other claim in any process gets it before its server
 * listens. It binds the UDP port with this number, which leaves the TCP port free and is released with the
 * process. Fails if reserved.
 */
function reserve(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const mark = createSocket('udp4');
    mark.once('error', reject);
    mark.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      mark.unref();
      resolve(port);
    });
  });
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
