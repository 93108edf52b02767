import { AppError } from '@campus/contracts/core/app-error';
import { isSameSecret } from '@campus/server-kit/same-secret';
import express, { type RequestHandler, Router } from 'express';
import { plainProblem } from '../../call/problems.ts';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { failBounced } from '../invitations/fail-bounced.ts';
import { refuseSender } from '../senders/refuse-sender.ts';
import { type Bounce, readBounce } from './read-bounce.ts';

/** Mail servers truncate long mails before returning them. */
const largest = '1mb';

/**
 * Receives bounced mails, one per call, as a mail server pipes them. Also acknowledges mails that are not
 * about ours, because the mail server would otherwise retry.
 */
export function bounceRouter(services: Services): Router {
  const router = Router();
  const readBody = express.raw({ type: () => true, limit: largest });
  router.post('/', refuseStrangers(services.config), readBody, acceptBounce(services));
  return router;
}

/** Without a configured secret, all callers are refused. */
function refuseStrangers({ bounceSecret }: Services['config']): RequestHandler {
  return (request, response, next) => {
    const given = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
    if (bounceSecret !== '' && isSameSecret(given, bounceSecret)) next();
    else response.status(401).json(plainProblem(new AppError('forbidden', 'access.forbidden')));
  };
}

function acceptBounce({ sql, log }: Services): RequestHandler {
  return async ({ body }, response) => {
    const bounce = Buffer.isBuffer(body) ? await readBounce(body).catch(() => undefined) : undefined;
    const found = bounce ? await recordBounce(sql, bounce) : false;
    log.info({ reported: bounce !== undefined, found }, 'mail came back');
    response.json({ found });
  };
}

/**
 * Records a bounce with the invitation or sender of the returned mail. The message id contains the hash of
 * the mailed link.
 */
async function recordBounce(sql: Queryable, { messageId, reason }: Bounce): Promise<boolean> {
  const [, kind, issue = ''] = /^(invitation|sender)-([0-9a-f]{32})@/.exec(messageId) ?? [];
  if (kind === 'invitation') return failBounced(sql, issue, reason);
  return kind === 'sender' ? refuseSender(sql, issue) : false;
}
