/**
 * Runs cloud functions in the process of the tests: only there can Stryker switch mutants on, and see which test
 * reaches which code. Every other request goes to the platform of the stack.
 */
import { parseCodeOf } from '@campus/contracts/core/error-codes';
import { createDatabaseLimits } from '@campus/platform/call/limits';
import { parseProblem } from '@campus/platform/call/problems';
import { asAppError, runCall } from '@campus/platform/call/run';
import type { Services } from '@campus/platform/call/services';
import { apiTokenOf, isApiToken } from '@campus/platform/call/session-token';
import { cloudFunctions } from '@campus/platform/main/functions';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { afterAll, beforeAll } from 'vitest';

const session = 'x-parse-session-token';
const path = `${stack.urls.platform}/functions/`;
const functions = new Map(cloudFunctions.map((declared) => [declared.name, declared]));
const overHttp = globalThis.fetch;
let test: TestServices;
let services: Services;

beforeAll(async () => {
  test = await makeServices();
  // As on the stack, where limits are off.
  services = { ...test.services, limits: createDatabaseLimits(test.services.sql, false) };
  globalThis.fetch = async (input, init) => {
    const called = String(input).startsWith(path) && functions.get(String(input).slice(path.length));
    const headers = new Headers(init?.headers);
    // Parse Server itself refuses the token of a credential in the place of a session.
    const params = called && !isApiToken(headers.get(session)) && jsonOf(init?.body);
    return params ? answer(called, params, headers) : overHttp(input, init);
  };
});
afterAll(async () => {
  globalThis.fetch = overHttp;
  await test.close();
});

/** The parameters in a body; undefined for one that Parse Server would refuse itself. */
function jsonOf(body: unknown = '{}'): Record<string, unknown> | undefined {
  try {
    return String(body).length > 100_000 ? undefined : JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

async function answer(
  called: (typeof cloudFunctions)[number],
  params: Record<string, unknown>,
  sent: Headers,
): Promise<Response> {
  const headers = Object.fromEntries(sent);
  const ip = headers['x-forwarded-for']?.split(',').at(-1)?.trim() ?? '127.0.0.1';
  const refusesEndedSession = Boolean(headers[session]);
  const sessionToken = headers[session] || apiTokenOf(headers);
  const call = { params, headers, ip, sessionToken, refusesEndedSession };
  try {
    return Response.json({ result: await runCall(called, call, services) });
  } catch (cause) {
    const error = asAppError(cause);
    return Response.json(parseProblem(error), { status: statuses.get(parseCodeOf(error)) ?? 400 });
  }
}

const statuses: ReadonlyMap<number, number> = new Map([
  [1, 500],
  [101, 404],
  [155, 429],
]);
