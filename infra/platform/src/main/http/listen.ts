import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../../foundation/start-failure.ts';

export interface Listening {
  port: number;
  /** Stops accepting calls, lets running ones finish for this many seconds, then cuts them off. */
  close(seconds: number): Promise<void>;
}

/** Listens on a port. Throws a one-sentence error if that fails; it names `variable`, which sets the port. */
export async function listen(
  app: RequestListener,
  { host, port, variable }: { host: string; port: number; variable: string },
): Promise<Listening> {
  const server = createServer(app);
  // Longer than callers keep idle connections, so that the caller closes them.
  server.keepAliveTimeout = 75_000;
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is already in use; set ${variable} to a free one.`
        : `Nothing can listen on ${host}, port ${port} (${error.code}).`,
    );
  });
  return {
    // On a TCP port, the address is never a socket path.
    port: (server.address() as AddressInfo).port,
    close: async (seconds) => {
      const closed = once(server, 'close');
      server.close();
      // A connection whose call has finished stays open for a next call that will not come.
      const sweeping = setInterval(() => server.closeIdleConnections(), 20);
      await Promise.race([closed, wait(seconds * 1000, undefined, { ref: false })]);
      clearInterval(sweeping);
      server.closeAllConnections();
      await closed;
    },
  };
}
