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
};

/** Puts a free port in the place of every 0, and refuses to go on when a wanted one is taken. */
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

/** Listens for a moment, to learn whether the port is free, or which one is. */
export function claim(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
