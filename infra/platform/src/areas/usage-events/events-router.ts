import { AppError } from '@campus/contracts/core/app-error';
import { idempotencyHeader, idempotencyKey } from '@campus/contracts/core/wire-route';
import { isSameSecret } from '@campus/server-kit/same-secret';
import { createSemaphore } from '@campus/server-kit/semaphore';
import { type Request, type RequestHandler, Router } from 'express';
import { sendProblem } from '../../call/problems.ts';
import { asAppError } from '../../call/run.ts';
import type { Services } from '../../call/services.ts';
import type { UsageWriter } from '../../foundation/usage/writer.ts';
import { acceptBatch } from './accept-batch.ts';
import { createPersonKeys } from './person-keys.ts';
import { receiveBody, statusOf } from './receive-body.ts';

/** The number of batches in memory. One is being stored and the others wait. Further senders have to retry. */
const arriving = { atOnce: 8, maxWaiting: 0 };
const storing = { atOnce: 1, maxWaiting: 8 };
const refusal = () => new AppError('tooMany', 'request.busy', { seconds: 1 });

type Taking = Pick<Services, 'config' | 'sql' | 'log'>;

/**
 * Receives the events of worlds: POST /events, one JSON object per line. Each batch has an Idempotency-Key
 * and the servers' key as bearer token. Responds with 200 once the batch is stored.
 */
export function eventsRouter(services: Taking, writer: UsageWriter): Router {
  const { config, sql } = services;
  const { retentionDays } = config.usage;
  const keys = createPersonKeys(sql, config.usage.employeeDomains);
  const arrive = createSemaphore({ ...arriving, refusal });
  const store = createSemaphore({ ...storing, refusal });
  const router = Router();
  router.post('/', refuseStrangers(config.usage.eventsKey), async (request, response) => {
    try {
      const taken = await arrive(async () => {
        const batch = { key: keyOf(request), body: await receiveBody(request, response) };
        return store(() => acceptBatch({ sql, writer, keys, retentionDays }, batch));
      });
      response.json(taken);
    } catch (cause) {
      const error = asAppError(cause);
      if (error.kind === 'internal') services.log.error({ err: cause }, 'events');
      sendProblem(response, error, statusOf(error));
    }
  });
  return router;
}

/** Without a configured key, all senders are refused. */
function refuseStrangers(eventsKey: string): RequestHandler {
  return (request, response, next) => {
    const given = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
    if (eventsKey !== '' && isSameSecret(given, eventsKey)) next();
    else sendProblem(response, new AppError('signedOut', 'usage.events.wrongKey'));
  };
}

function keyOf(request: Request): string {
  const key = idempotencyKey.safeParse(request.get(idempotencyHeader));
  if (!key.success) throw new AppError('invalid', 'usage.batch.keyMissing');
  return key.data;
}
