import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../core/services.ts';
import { fileRouter } from '../file-router.ts';
import { answerErrors, fileErrors } from '../plugins/error-handler.ts';
import { cookieFromOwnPages, originCheck } from '../plugins/origin-check.ts';
import {
  readCookie,
  readScriptBearer,
  readsWithToken,
  scriptSignedOut,
  signedOut,
} from '../session/read-session.ts';
import { addOperationRoute, type RouteSettings } from './operation-route.ts';
import { fileOperations } from './operations.ts';
import { sendAnswer } from './send-file.ts';

/**
 * The operations that accept or return files. Scripts use /api/v1 with a bearer token; the web client uses
 * /files with the session cookie. Answers name pictures by their addresses at /files, so scripts can read those
 * too. A file is read only after its sender is admitted.
 */
export async function fileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, sealers } = services;
  const secure = config.publicUrl.protocol === 'https:';
  const shared = { router: fileRouter, services, send: sendAnswer };
  await app.register(
    async (scope) => {
      await addFileRoutes(scope, {
        ...shared,
        readSession: (request) => readScriptBearer(request, sealers),
        signedOut: scriptSignedOut,
      });
    },
    { prefix: '/api/v1' },
  );
  await app.register(
    async (scope) => {
      answerErrors(scope, fileErrors, services.metrics);
      cookieFromOwnPages(scope);
      await addFileRoutes(scope, {
        ...shared,
        readSession: (request, reply) =>
          readsWithToken(request)
            ? readScriptBearer(request, sealers)
            : readCookie(request, reply, { sealer: sealers.session, secure }),
        signedOut,
      });
    },
    { prefix: '/files' },
  );
}

async function addFileRoutes(scope: FastifyInstance, settings: RouteSettings): Promise<void> {
  originCheck(scope, settings.services.config.publicUrl);
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  // Other bodies are not read. If a form is expected, the request is refused.
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.addHook('onSend', async (request, reply) => leaveUnread(request, reply));
  for (const operation of fileOperations) addOperationRoute(scope, operation, settings);
}

const maxDiscardedBytes = 8 * 1024 * 1024;

/**
 * Reads and discards the rest of a body, so that its sender gets to read the answer. If the length is
 * unknown, the connection is closed.
 */
function leaveUnread({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  // The rest of the form has no reader, so the stream would stall.
  raw.unpipe();
  if (Number(headers['content-length']) <= maxDiscardedBytes) raw.resume();
  else reply.header('connection', 'close');
}
