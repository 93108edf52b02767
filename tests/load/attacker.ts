/** An attack in its own thread, because the measuring thread serves the other users. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { type Attack, numbered } from './attack-targets.ts';
import type { Target } from './measure.ts';

/** What was answered to an attack. */
export interface Answers {
  /** The number of answers by status; 0 means no answer. */
  statuses: Record<number, number>;
  /** The text of the first refusal other than 404 and 429. */
  refusal?: string;
}

const { pace, targets, connections } = workerData as Attack;
const answers: Answers = { statuses: {} };
const agent = new Agent({ keepAlive: true });
let isOver = false;

// Real attackers have their own machines, so this work must not take processor time from the stack.
setPriority(19);
parentPort?.once('message', () => {
  isOver = true;
});
await Promise.all(Array.from({ length: connections }, (_, connection) => attack(connection)));
parentPort?.postMessage(answers);

async function attack(connection: number): Promise<void> {
  // Each connection begins with another request, and sends all of them in turn.
  for (let call = connection; !isOver; call++) {
    const target = targets[call % targets.length];
    if (!target) return;
    const asked = (pace === 'trickle' ? trickle(target) : send(target)).catch(() => 0);
    // Slow senders also pause before they return.
    const [status] = await Promise.all([asked, pace === 'trickle' ? wait(1000) : undefined]);
    answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
  }
}

/** Leaves answers compressed: reading them would take the processors of the stack, unlike with real attackers. */
async function send(target: Target): Promise<number> {
  const { url, method, headers, body } = numbered(target);
  const sending = request(url, { method, agent, headers: { 'accept-encoding': 'gzip', ...headers } });
  const answered = once(sending, 'response');
  sending.end(body);
  const [response] = await answered;
  const chunks: Buffer[] = [];
  for await (const chunk of response as IncomingMessage) chunks.push(chunk);
  const status: number = response.statusCode;
  if (status >= 400 && ![404, 429].includes(status)) answers.refusal ??= textOf(response, chunks);
  return status;
}

function textOf({ headers }: IncomingMessage, chunks: readonly Buffer[]): string {
  const body = Buffer.concat(chunks);
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Announces a long body, and sends one byte a second until there is an answer. */
async function trickle({ url, method, headers, body = '' }: Target): Promise<number> {
  const sending = request(url, { method, headers: { ...headers, 'content-length': 1024 ** 2 } });
  const answered = once(sending, 'response');
  answered.catch(() => undefined);
  sending.write(body);
  let status: number | undefined;
  const noted = answered.then(([response]) => {
    status = response.statusCode;
  });
  while (!isOver && status === undefined) {
    await Promise.race([noted, wait(1000)]);
    sending.write('x');
  }
  sending.destroy();
  return status ?? 0;
}
