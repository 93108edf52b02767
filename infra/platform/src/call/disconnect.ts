import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@campus/contracts/core/app-error';
import type { RequestHandler, Response } from 'express';

const present = new AsyncLocalStorage<AbortSignal>();

/** A signal that is aborted when the caller disconnects before the answer is sent. */
export function disconnectOf(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished)
      controller.abort(new AppError('tooMany', 'request.tookTooLong', { seconds: 10 }));
  });
  return controller.signal;
}

/** Lets what follows find the signal of its request: Parse Server does not pass the request on to functions. */
export const noteDisconnect: RequestHandler = (_request, response, next) =>
  present.run(disconnectOf(response), next);

/** The signal of the request that is being answered. */
export function presentDisconnect(): AbortSignal | undefined {
  return present.getStore();
}
