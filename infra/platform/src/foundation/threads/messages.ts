import { AppError, errorKinds } from '@campus/contracts/core/app-error';
import { readReason } from '@campus/contracts/core/reasons';
import * as z from 'zod';

/** An error that people read, as threads send it. */
const refusal = z.object({ kind: z.enum(errorKinds), reason: z.unknown() });
type Refusal = z.output<typeof refusal>;

/** What a thread receives: its job, then the answers to its questions. */
export const toThread = z.union([
  z.object({ job: z.unknown() }),
  z.object({ granted: z.literal(true) }),
  z.object({ refusal }),
]);
export type ToThread = z.output<typeof toThread>;

/** What a thread sends: questions, then the end of its job. `failure` is the stack of an unexpected error. */
export const fromThread = z.union([
  z.object({ question: z.unknown() }),
  z.object({ refusal }),
  z.object({ failure: z.string() }),
  z.object({ result: z.unknown() }),
]);
export type FromThread = z.output<typeof fromThread>;

export function sentRefusal({ kind, key, params }: AppError): Refusal {
  return { kind, reason: { key, params } };
}

export function receivedRefusal({ kind, reason: sent }: Refusal): Error {
  const reason = readReason(sent);
  return reason ? AppError.of(kind, reason) : new Error('A thread refused its job without a reason.');
}
