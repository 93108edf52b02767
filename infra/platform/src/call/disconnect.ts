import { AppError } from '@campus/contracts/core/app-error';
import type { Response } from 'express';

/** Returns a signal that aborts when the caller disconnects before the response is sent. */
export function disconnectOf(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished)
      controller.abort(new AppError('tooMany', 'request.tookTooLong', { seconds: 10 }));
  });
  return controller.signal;
}
