import { randomBytes } from 'node:crypto';
import { buildApp } from '@campus/api/app';
import { type Config, readConfig } from '@campus/api/core/config';
import { createLogger } from '@campus/api/core/logger';
import { createMetrics } from '@campus/api/core/metrics';
import type { AppRouter } from '@campus/api/router';
import { createSessionSealer } from '@campus/api/session/session';
import { createParseClient } from '@campus/parse-adapter/core/client';
import { startSession } from '@campus/platform/areas/identity/sessions';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import supertest from 'supertest';
import { afterAll } from 'vitest';
import { stack } from '../stack/stack.ts';
import { type Person, sql } from '../world/world.ts';

/** A person with a sealed session. */
export type SignedIn = Pick<Person, 'userId' | 'sessionToken'>;

const sessionSecret = randomBytes(32).toString('hex');
const sealer = createSessionSealer(sessionSecret);

/** The headers of a browser with a session. */
export async function browserHeaders(person?: SignedIn): Promise<Record<string, string>> {
  if (!person) return { 'x-campus-request': '1' };
  return { 'x-campus-request': '1', cookie: `campus_session=${await sealed(person)}` };
}

/** The headers of a script with a token. */
export async function scriptHeaders(person?: SignedIn): Promise<Record<string, string>> {
  return person ? { authorization: `Bearer ${await sealed(person)}` } : {};
}

/** A person's session, sealed as by the gateway. */
export function sealed({ userId, sessionToken }: SignedIn, seconds = 3600): Promise<string> {
  return sealer.seal({ token: sessionToken, userId }, seconds);
}

/** The session token in a session sealed by the gateway; undefined for anything else. */
export async function tokenIn(sealedSession: string): Promise<string | undefined> {
  return (await sealer.open(sealedSession))?.token;
}

/** Another session of the same person, for a test that ends it. */
export async function anotherSession<P extends SignedIn>(person: P): Promise<P> {
  return { ...person, sessionToken: await startSession(sql, { userId: person.userId, method: 'password' }) };
}

/** Opens a gateway in this process in front of the stack's platform, for the tests in one file. */
export async function openGateway(overrides: Partial<Config> = {}, log = createLogger('silent')) {
  const config = {
    ...readConfig({
      ...stack.ssoVariables,
      PUBLIC_URL: stack.urls.console,
      PARSE_SERVER_URL: stack.urls.platform,
      USAGE_URL: stack.urls.usage,
      SESSION_SECRET: sessionSecret,
      WEB_DEMO_URL: 'https://demo.campus.test/enter?mode=web',
      RATE_LIMITS: 'off',
    }),
    ...overrides,
  };
  const metrics = createMetrics();
  const parse = createParseClient({ ...config.parse, observe: metrics.upstream });
  const app = await buildApp({ config, log, metrics, parse });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    await app.close();
    await parse.close();
  });

  return {
    url,
    /** Plain HTTP. */
    http: supertest(url),
    /** The operations as the web client calls them, as this person or signed out. */
    as: (person?: SignedIn) =>
      createTRPCClient<AppRouter>({
        links: [httpLink({ url: `${url}/trpc`, headers: () => browserHeaders(person) })],
      }),
  };
}

export type TestGateway = Awaited<ReturnType<typeof openGateway>>;

/** The error of a refused call. Throws if the call was not refused. */
export async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof TRPCClientError) || !error.data)
    throw new Error('The call was not refused.', { cause: error });
  const { data } = error as TRPCClientError<AppRouter>;
  return { message: error.message, key: data?.key, status: data?.httpStatus, fields: data?.fieldErrors };
}
