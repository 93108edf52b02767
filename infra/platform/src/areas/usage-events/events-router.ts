import { AppError } from '@campus/contracts/core/app-error';
import { idempotencyHeader, idempotencyKey } from '@campus/contracts/core/wire-route';
import { isSameSecret } from '@campus/server-kit/same-secret';
import { createSemaphore } from '@campus/server-kit/semaphore';
import { type Request, type Response, Router } from 'express';
import { sendProblem } from '../../call/problems.ts';
import { asAppError } from '../../call/run.ts';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { UsageWriter } from '../../foundation/usage/writer.ts';
import { acceptBatch } from './accept-batch.ts';
import type { EventCounts } from './event-counts.ts';
import { createPersonKeys } from './person-keys.ts';
import { serverNamedIn } from './read-batch.ts';
import { receiveBody, statusOf } from './receive-body.ts';
import { retractBatch } from './retract-batch.ts';
import { accountOfSender } from './sender-keys.ts';
import { countRefused } from './server-counts.ts';

/** The number of batches in memory. One is being stored and the others wait. Further senders have to retry. */
const arriving = { atOnce: 8, maxWaiting: 0 };
const storing = { atOnce: 1, maxWaiting: 8 };
const busy = () => new AppError('tooMany', 'request.busy', { seconds: 1 });

type Taking = Pick<Services, 'config' | 'sql' | 'log'> & { writer: UsageWriter; counts: EventCounts };

/** What is known of a batch that is refused. */
interface Refused {
  body?: Buffer;
  account?: string | undefined;
}

/**
 * Receives the events of worlds: POST /events, one JSON object per line. Each batch has an Idempotency-Key
 * and a key of servers as bearer token. Responds with 200 once the batch is stored. DELETE /events removes the
 * events of the batch with this Idempotency-Key.
 */
export function eventsRouter({ config, sql, log, writer, counts }: Taking): Router {
  const { retentionDays, employeeDomains, eventsKey } = config.usage;
  const keys = createPersonKeys(sql, employeeDomains);
  const arrive = createSemaphore({ ...arriving, refusal: busy });
  const store = createSemaphore({ ...storing, refusal: busy });

  const refuse = async (response: Response, cause: unknown, { body, account }: Refused = {}) => {
    const error = asAppError(cause);
    const isFailure = error.kind === 'internal' || error.kind === 'unavailable';
    if (isFailure) log.error({ err: cause }, 'events');
    else counts.refusal(error.key);
    counts.batch(isFailure ? 'failed' : 'refused');
    const isForOwners = error.kind === 'invalid' || error.kind === 'conflict';
    const server = isForOwners && body ? serverNamedIn(body, error.params.line) : undefined;
    // A sender's refusals count in its own account, whatever its events name. The answer does not depend on that.
    const counted = server && { ...server, accountId: account ?? server.accountId };
    if (counted)
      await countRefused(sql, counted, error).catch((err: unknown) => log.error({ err }, 'events'));
    sendProblem(response, error, statusOf(error));
  };

  const router = Router();
  router.post('/', async (request, response) => {
    const refused: Refused = {};
    try {
      const sender = await senderOf(request, { sql, eventsKey });
      refused.account = sender.account;
      const taken = await arrive(async () => {
        const key = keyOf(request);
        const body = await receiveBody(request, response);
        refused.body = body;
        const batch = { key, body, ...sender };
        return store(() => acceptBatch({ sql, writer, keys, counts, retentionDays }, batch));
      });
      counts.batch(taken.repeated ? 'repeated' : 'stored');
      response.json(taken);
    } catch (cause) {
      await refuse(response, cause, refused);
    }
  });
  router.delete('/', async (request, response) => {
    try {
      const sender = await senderOf(request, { sql, eventsKey });
      const batch = { key: keyOf(request), ...sender };
      response.json(await store(() => retractBatch({ sql, writer }, batch)));
      counts.batch('retracted');
    } catch (cause) {
      await refuse(response, cause);
    }
  });
  return router;
}

/**
 * Returns the account whose servers send, or none for the operator's servers, which may send for every account.
 * Refuses unknown keys.
 */
async function senderOf(
  request: Request,
  { sql, eventsKey }: { sql: Queryable; eventsKey: string },
): Promise<{ account?: string }> {
  const given = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
  if (given !== undefined && eventsKey !== '' && isSameSecret(given, eventsKey)) return {};
  const account = given === undefined ? undefined : await accountOfSender(sql, given);
  if (account === undefined) throw new AppError('signedOut', 'usage.events.wrongKey');
  return { account };
}

function keyOf(request: Request): string {
  const key = idempotencyKey.safeParse(request.get(idempotencyHeader));
  if (!key.success) throw new AppError('invalid', 'usage.batch.keyMissing');
  return key.data;
}
