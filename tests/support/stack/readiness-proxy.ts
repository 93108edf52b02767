import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer for several servers. It forwards a call once, to a server whose last check was ready. */
export interface ReadinessProxy {
  url: string;
  /** The servers that currently accept calls. */
  ready(): string[];
  close(): Promise<void>;
}

const askedEveryMs = 100;

export async function openReadinessProxy(servers: readonly string[]): Promise<ReadinessProxy> {
  const agent = new Agent({ keepAlive: true });
  let ready: string[] = [];
  let turn = 0;
  const look = async () => {
    const states = await Promise.all(servers.map(isReady));
    ready = servers.filter((_, index) => states[index]);
  };
  await look();
  const asking = setInterval(look, askedEveryMs);
  const proxy = createServer((incoming, outgoing) => {
    turn += 1;
    const server = ready[turn % ready.length];
    if (server) passOn(incoming, outgoing, { server, agent });
    else outgoing.writeHead(502).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    ready: () => ready,
    close: async () => {
      clearInterval(asking);
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

async function isReady(server: string): Promise<boolean> {
  const answer = await fetch(`${server}/readyz`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { server, agent }: { server: string; agent: Agent },
): void {
  const { method, url, headers } = incoming;
  const passed = request(`${server}${url}`, { method, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(passed);
}
