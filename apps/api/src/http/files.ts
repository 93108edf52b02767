import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asTrpc } from '../core/problem-shapes.ts';
import type { Services } from '../core/services.ts';
import { fileRouter } from '../file-router.ts';
import { answerErrors } from '../plugins/error-handler.ts';
import { cookieFromOwnPages, originCheck } from '../plugins/origin-check.ts';
import { readBearer, readCookie } from '../session/read-session.ts';
import { addOperationRoute, type Door } from './operation-route.ts';
import { fileOperations } from './operations.ts';
import { sendAnswer } from './send-file.ts';

/**
 * The operations that take or give files, for scripts below /api/v1 with a bearer token and for the web client
 * below /files with the session's cookie. A file is read only after its sender was let in.
 */
export async function fileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, sealers } = services;
  const secure = config.publicUrl.protocol === 'https:';
  const shared = { router: fileRouter, services, send: sendAnswer };
  await app.register(
    async (scope) => {
      await addFileRoutes(scope, {
        ...shared,
        readSession: (request) => readBearer(request, sealers.session),
      });
    },
    { prefix: '/api/v1' },
  );
  await app.register(
    async (scope) => {
      answerErrors(scope, (problem) => ({ error: asTrpc(problem) }));
      cookieFromOwnPages(scope);
      await addFileRoutes(scope, {
        ...shared,
        readSession: (request, reply) => readCookie(request, reply, { sealer: sealers.session, secure }),
      });
    },
    { prefix: '/files' },
  );
}

async function addFileRoutes(scope: FastifyInstance, door: Door): Promise<void> {
  originCheck(scope, door.services.config.publicUrl);
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  // Whatever else comes is left unread, and refused when a form is looked for.
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.addHook('onSend', async (request, reply) => leaveUnread(request, reply));
  for (const operation of fileOperations) addOperationRoute(scope, operation, door);
}

const mostThrownAway = 8 * 1024 * 1024;

/**
 * What was not read of a body is taken and thrown away, so that its sender comes to read the answer; where nobody
 * says how much it is the connection ends.
 */
function leaveUnread({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  // Nobody takes what is left of a form, and so nothing more would go through it.
  raw.unpipe();
  if (Number(headers['content-length']) <= mostThrownAway) raw.resume();
  else reply.header('connection', 'close');
}
