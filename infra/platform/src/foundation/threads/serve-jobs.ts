import { parentPort } from 'node:worker_threads';
import { AppError } from '@campus/contracts/core/app-error';
import { type FromThread, receivedRefusal, sentRefusal, toThread } from './messages.ts';

/** Asks the program that started the thread. Throws its refusal. */
type Ask = (question: unknown) => Promise<void>;

/** Makes this thread work on the jobs that `createThreads` sends it, one at a time. */
export function serveJobs(work: (job: unknown, ask: Ask) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('Only a thread serves jobs.');
  const send = (message: FromThread) => port.postMessage(message);
  let asked: PromiseWithResolvers<void> | undefined;
  const ask: Ask = (question) => {
    asked = Promise.withResolvers();
    send({ question });
    return asked.promise;
  };
  port.on('message', (received: unknown) => {
    const message = toThread.parse(received);
    if ('granted' in message) asked?.resolve();
    else if ('refusal' in message) asked?.reject(receivedRefusal(message.refusal));
    else
      work(message.job, ask).then(
        (result) => send({ result }),
        (error: unknown) =>
          send(error instanceof AppError ? { refusal: sentRefusal(error) } : { failure: stackOf(error) }),
      );
  });
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
