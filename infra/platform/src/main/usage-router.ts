import { AppError } from '@campus/contracts/core/app-error';
import { sessionTokenHeader } from '@campus/contracts/core/wire-route';
import { isSameSecret } from '@campus/server-kit/same-secret';
import { type RequestHandler, Router } from 'express';
import { identify } from '../call/identify.ts';
import { sendProblem } from '../call/problems.ts';
import { asAppError } from '../call/run.ts';
import { serve } from '../call/serve.ts';
import type { Services } from '../call/services.ts';
import type { UsageReader } from '../foundation/usage/reader.ts';
import { readSessionBody } from './http/read-body.ts';
import { usageFunctions } from './usage-functions.ts';

/**
 * Routes the functions of the usage-search service: POST /{name}, with the session token in the Authorization
 * header.
 */
export function usageRouter(services: Services, reader: UsageReader): Router {
  const router = Router();
  const { config } = services;
  const readBody = readSessionBody(async (request) => {
    const token = tokenOf(request.get('authorization'));
    return (
      isSameSecret(token, config.usage.serviceKey) ||
      (await identify(services, token, undefined)) !== undefined
    );
  });
  for (const usage of usageFunctions)
    router.post(
      `/${usage.name}`,
      readBody,
      askedByPlatform(services, reader, usage),
      asSession,
      serve(usage.route(reader), services),
    );
  router.use((_request, response) => sendProblem(response, new AppError('notFound', 'request.notFound')));
  return router;
}

/** Returns the token in the Authorization header, with or without `Bearer`. */
function tokenOf(authorization: string | undefined): string | undefined {
  return /^(?:Bearer )?(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** Serves the platform's own workers, which send the service key instead of a session. */
function askedByPlatform(
  { config, sql, log }: Services,
  reader: UsageReader,
  usage: (typeof usageFunctions)[number],
): RequestHandler {
  return async (request, response, next) => {
    if (!isSameSecret(tokenOf(request.get('authorization')), config.usage.serviceKey)) return next();
    try {
      const { retentionDays } = config.usage;
      response.json(await usage.ask(Object(request.body), { reader, sql, retentionDays }));
    } catch (cause) {
      const error = asAppError(cause);
      if (error.kind === 'internal') log.error({ err: cause, operation: usage.name }, 'usage');
      sendProblem(response, error);
    }
  };
}

/** Treats the Authorization token as a session token. Other routes have a separate header for it. */
const asSession: RequestHandler = (request, _response, next) => {
  const token = tokenOf(request.get('authorization'));
  if (token === undefined) delete request.headers[sessionTokenHeader];
  else request.headers[sessionTokenHeader] = token;
  next();
};
