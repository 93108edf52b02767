import { randomUUID } from 'node:crypto';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createServices, type Dependencies } from './core/services.ts';
import { docsRoutes } from './http/docs.ts';
import { fileRoutes } from './http/files.ts';
import { oauthRoutes } from './http/oauth.ts';
import { openApiRoute } from './http/openapi.ts';
import { otherMethods } from './http/other-methods.ts';
import { restRoutes } from './http/rest.ts';
import { trpcRoutes } from './http/trpc.ts';
import { webClient } from './http/web-client.ts';
import { arriveInTime, streamArrivalMs } from './plugins/arrive-in-time.ts';
import { answerClientError } from './plugins/client-errors.ts';
import {
  answerErrors,
  answerUnrouted,
  refuseUnknownAddress,
  refuseUnknownAddresses,
  scriptErrors,
} from './plugins/error-handler.ts';
import { healthRoutes } from './plugins/health.ts';
import { metricsRoute } from './plugins/metrics.ts';
import { securityHeadersOf, sendSecurityHeaders } from './plugins/security-headers.ts';

const bodyLimit = 1024 * 1024;
/** Room for the names of a whole batch of calls in one address. */
const maxParamLength = 5_000;

/** The client's files are compressed at build time. Other files are mostly pictures (docs/decisions/042). */
const compression: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  customTypes: /^(application\/(problem\+)?json|text\/html)/,
};

/** Builds the gateway without listening. Closing it does not close the services passed in. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, log, metrics } = dependencies;
  const services = createServices(dependencies);
  const headers = securityHeadersOf(config);
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit,
    // While the gateway shuts down, late calls are answered with a request to close the connection.
    return503OnClosing: false,
    requestTimeout: streamArrivalMs,
    routerOptions: { maxParamLength },
    clientErrorHandler: (error, socket) => answerClientError(error, { socket, log, headers }),
    frameworkErrors: (error, request, reply) =>
      void answerUnrouted(error, { request, reply, headers, metrics }),
  });
  arriveInTime(app, headers);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  answerErrors(app, scriptErrors, metrics);
  await app.register(compress, compression);
  await app.register(cookie);
  sendSecurityHeaders(app, headers);
  otherMethods(app);
  refuseUnknownAddresses(app);
  healthRoutes(app);
  metricsRoute(app, metrics, config.metricsToken);
  openApiRoute(app, services);
  await docsRoutes(app);
  await oauthRoutes(app, services);
  await restRoutes(app, services);
  await fileRoutes(app, services);
  await trpcRoutes(app, services);
  if (config.webDir) await webClient(app, config.webDir);
  else app.setNotFoundHandler(refuseUnknownAddress);
  return app;
}
