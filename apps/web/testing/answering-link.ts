import type { AppRouter } from '@campus/api/router';
import { AppError, httpStatus } from '@campus/contracts/core/app-error';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/**
 * The gateway's answers in a test, by area and operation. A thrown AppError is sent as the gateway sends it.
 */
export type Answers = {
  [Area in keyof Outputs]?: {
    [Operation in keyof Outputs[Area]]?: Operation extends keyof Inputs[Area]
      ? (input: Inputs[Area][Operation]) => Outputs[Area][Operation] | Promise<Outputs[Area][Operation]>
      : never;
  };
};

/** The answers with another one to an operation. */
export function answerBy(answers: Answers, operation: string, handler: () => never): Answers {
  const [area = '', name = ''] = operation.split('.');
  const table: Record<string, object | undefined> = { ...answers };
  table[area] = { ...table[area], [name]: handler };
  return table;
}

/** A call that the page made. */
export interface Call {
  path: string;
  input: unknown;
}

const codes: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/** A link that answers from a table instead of the gateway. Adds each call to `calls`. */
export function answeringLink(answers: () => Answers, calls: Call[]): TRPCLink<AppRouter> {
  return () =>
    ({ op: { path, input } }) =>
      observable((observer) => {
        calls.push({ path, input });
        answer(answers(), path, input).then(
          (data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (error: unknown) => observer.error(sent(error)),
        );
      });
}

async function answer(answers: Answers, path: string, input: unknown): Promise<unknown> {
  const [area = '', operation = ''] = path.split('.');
  const table: Record<string, Record<string, (input: never) => unknown> | undefined> = answers;
  const handler = table[area]?.[operation];
  if (!handler) throw new Error(`This test has no answer to ${path}.`);
  return handler(input as never);
}

/** The failure as the client's HTTP link reports it. */
function sent(error: unknown): TRPCClientError<AppRouter> {
  if (!(error instanceof AppError)) return TRPCClientError.from(error instanceof Error ? error : new Error());
  const status = httpStatus[error.kind];
  const { message, key, params } = error;
  const data = { code: codes[status], httpStatus: status, key, params, requestId: 'request-1', issues: [] };
  return TRPCClientError.from({ error: { code: -32600, message, data } });
}
