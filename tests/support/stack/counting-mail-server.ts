import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createSmtpServer } from '@campus/local/inbox/smtp';
import { claim } from '@campus/local/ports';

/**
 * How a mail server behaves: accepts mails, postpones each first attempt, never answers, or does not listen.
 */
export type Manner = 'takes' | 'postpones' | 'hangs' | 'refuses';

/**
 * A mail server that counts its mails and can change its behavior. With `refuses`, nothing listens on its
 * port.
 */
export interface CountingMailServer {
  url: string;
  /** How often each mail was accepted, by receiver and Message-ID. */
  taken: Map<string, number>;
  /** Mails that were postponed. */
  postponed: Set<string>;
  /** The number of connections without a greeting. */
  hung: number;
  turn(manner: Manner): Promise<void>;
}

export async function openCountingMailServer(
  manner: Manner,
  /** Awaited after a mail has arrived, before it is acknowledged to its sender. */
  onMail: () => Promise<void> = async () => {},
): Promise<CountingMailServer> {
  const port = await claim(0);
  const taken = new Map<string, number>();
  const postponed = new Set<string>();
  const silent = new Set<Socket>();
  let close = async () => {};

  const mails = (postpones: boolean) =>
    createSmtpServer({
      add: async (raw, { to }) => {
        const id = /^message-id: <(.+?)>/im.exec(raw.toString())?.[1] ?? '';
        const key = `${to.join()} ${id}`;
        if (postpones && !postponed.has(key)) {
          postponed.add(key);
          throw Object.assign(new Error('Come again later'), { responseCode: 451 });
        }
        taken.set(key, (taken.get(key) ?? 0) + 1);
        await onMail();
      },
      list: () => [],
      read: async () => undefined,
    });

  const server: CountingMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    postponed,
    hung: 0,
    turn: async (next) => {
      await close();
      close = async () => {};
      if (next === 'refuses') return;
      if (next === 'hangs') {
        const hanging = createServer((socket) => {
          server.hung += 1;
          silent.add(socket);
          socket.on('error', () => socket.destroy());
        });
        await listening(hanging, port);
        close = async () => {
          for (const socket of silent) socket.destroy();
          await new Promise<void>((resolve) => hanging.close(() => resolve()));
        };
        return;
      }
      const smtp = mails(next === 'postpones');
      await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
      close = () => new Promise((resolve) => smtp.close(resolve));
    },
  };
  await server.turn(manner);
  return server;
}

async function listening(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
