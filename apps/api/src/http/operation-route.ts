import { AppError } from '@campus/contracts/core/app-error';
import type { Rest } from '@campus/contracts/core/contract';
import { quotaHeaders } from '@campus/contracts/core/quota';
import { idempotencyHeader, idempotencyKey } from '@campus/contracts/core/wire-route';
import { type AnyRouter, callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext } from '../core/context.ts';
import type { Services } from '../core/services.ts';
import type { Session } from '../session/session.ts';
import type { Operation } from './operations.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler of the route. */
    operation?: Operation;
  }
}

/** How the operations of a router are reached at their REST paths. */
export interface RouteSettings {
  router: AnyRouter;
  services: Services;
  readSession(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined>;
  /** The refusal of a call without a session. */
  signedOut(request: FastifyRequest): AppError;
  send(reply: FastifyReply, answer: unknown): FastifyReply | Promise<FastifyReply>;
}

/** A route at an operation's REST path that runs its procedure. */
export function addOperationRoute(
  app: FastifyInstance,
  operation: Operation,
  { router, services, readSession, signedOut, send }: RouteSettings,
): void {
  const { path, contract } = operation;
  const { rest, kind, upload } = contract;
  if (!rest) return;
  app.route({
    method: rest.method,
    url: routeOf(rest),
    exposeHeadRoute: rest.method === 'GET',
    config: { streamed: upload?.streamed ?? false, operation },
    async handler(request, reply) {
      const session = await readSession(request, reply);
      const answer: unknown = await callTRPCProcedure({
        router,
        path,
        type: kind,
        getRawInput: async () => inputOf(request),
        ctx: createContext(services, request, reply, {
          session,
          signedOut: () => signedOut(request),
          idempotencyKey: contract.keyed && idempotencyKeyOf(request),
          reportQuota: (quota) => void reply.headers(quotaHeaders(quota)),
        }),
        signal: undefined,
        batchIndex: 0,
      });
      return send(reply, answer);
    },
  });
}

/** An operation's address in route syntax: `/members/:membershipId`. */
export function routeOf({ path }: Rest): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The caller's idempotency key. A call with this key happens once, however often it is sent. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const sent = headers[idempotencyHeader];
  if (sent === undefined) return undefined;
  const key = idempotencyKey.safeParse(sent);
  if (!key.success) throw new AppError('invalid', 'request.key.invalid');
  return key.data;
}

/** Builds a procedure's input from the REST request: from query or body, and from the path parameters. */
function inputOf({ method, query, body, params }: FastifyRequest): unknown {
  const given = ['GET', 'HEAD', 'DELETE'].includes(method) ? query : body;
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    return given;
  return { ...given, ...(params as Record<string, string>) };
}
