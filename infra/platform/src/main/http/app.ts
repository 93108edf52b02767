import { AppError } from '@campus/contracts/core/app-error';
import { isSameSecret } from '@campus/server-kit/same-secret';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { CloudFunction } from '../../call/define.ts';
import { requestIdOf } from '../../call/origin.ts';
import { parseProblem, plainProblem } from '../../call/problems.ts';
import type { Services } from '../../call/services.ts';
import { keepRequest } from '../parse/kept-request.ts';
import { answerParseError } from '../parse/refused-call.ts';
import { isForwarded } from './forwarded.ts';
import { readJson } from './read-json.ts';
import { slowDown } from './slow-down.ts';

/**
 * Whether a process accepts calls: not before startup completes, and not once it is about to end. A lost
 * database does not count, because it would take all processes out at once.
 */
export interface Readiness {
  state: 'starting' | 'ready' | 'draining';
}

/**
 * The outer app: health endpoints first, everything else once Parse Server runs. Forwarded caller addresses
 * are accepted only from the proxies in `trustProxy`.
 */
export function createApp(readiness: Readiness, trustProxy: string): Express {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.disable('x-powered-by');
  app.use(nameRequest);
  app.use((_request, response, next) => {
    if (readiness.state === 'draining') response.set('connection', 'close');
    next();
  });
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', (_request, response) => {
    response.status(readiness.state === 'ready' ? 200 : 503).json({ status: readiness.state });
  });
  return app;
}

/**
 * Adds the id of the logged request to every response, and prevents browsers from showing it as a page. Only
 * gateways choose the id: audit entries and charts relate changes by it.
 */
const nameRequest: RequestHandler = (request, response, next) => {
  const requestId = requestIdOf(isForwarded(request) ? request.get('x-request-id') : undefined);
  request.headers['x-request-id'] = requestId;
  response.set({
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  next();
};

export interface ParseMount {
  path: string;
  parse: RequestHandler;
  functions: readonly Pick<CloudFunction, 'name' | 'carriesFile'>[];
  services: Pick<Services, 'sql' | 'config' | 'log' | 'throttled'>;
}

/** Mounts Parse Server behind our own checks, and handles the errors that it does not. */
export function mountParse(app: Express, { path, parse, functions, services }: ParseMount): void {
  const { masterKey } = services.config;
  const checks = [
    onlyFunctions(masterKey),
    refuseForms,
    slowDown(services),
    ...readJson(functions, services),
  ];
  // Parse Server trusts the same proxies as this app only if it is mounted directly, not in a router.
  app.use(path, checks, keepRequest, parse, answerParseError);
  app.use((_request, response) => {
    response.status(404).json(plainProblem(new AppError('notFound', 'request.notFound')));
  });
  app.use(answerError(services.log));
}

/**
 * Enforces Parse Server's `routeAllowList` before Parse Server handles the request. Its password and
 * verification pages are matched before that list, and a malformed request to them ends the process.
 */
function onlyFunctions(masterKey: string): RequestHandler {
  return (request, response, next) => {
    const callsFunction = request.method === 'POST' && /^\/functions\/[A-Za-z]+$/.test(request.path);
    if (callsFunction || isSameSecret(request.get('x-parse-master-key'), masterKey)) next();
    else response.status(403).json(parseProblem(new AppError('forbidden', 'access.forbidden')));
  };
}

// Any web page can post a form here, but labeled JSON needs a CORS preflight. The SDK labels its JSON
// text/plain.
const refuseForms: RequestHandler = (request, response, next) => {
  if (request.is(['multipart/form-data', 'application/x-www-form-urlencoded']))
    response.status(415).json(parseProblem(new AppError('invalid', 'request.contentType')));
  else next();
};

function answerError(log: Logger): ErrorRequestHandler {
  return (error: { status?: number }, _request, response, _next) => {
    const status = error.status ?? 500;
    if (status >= 500) log.error({ err: error }, 'request');
    // Parse Server also passes on errors that it has already answered.
    if (response.headersSent) return;
    response.status(status).json(plainProblem(refusalOfStatus(status)));
  };
}

function refusalOfStatus(status: number): AppError {
  if (status >= 500) return new AppError('internal', 'internal.error');
  if (status === 413) return new AppError('invalid', 'request.tooLarge');
  if (status === 403) return new AppError('forbidden', 'access.forbidden');
  return new AppError('invalid', 'request.malformed');
}
