import { readReason, textOf } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { TRPCClientError } from '@trpc/client';
import * as z from 'zod';
import { PageNotLoaded } from './page-not-loaded.ts';

const sentIssue = z.looseObject({ path: z.string(), message: z.string() });

/** The data of a failure besides its message. */
const errorData = z.object({
  code: z.string(),
  key: z.string().optional(),
  requestId: z.string().optional(),
  params: z.unknown().optional(),
  issues: z.array(sentIssue).default([]),
});

export interface DescribedError {
  /** A message that can be shown. */
  message: string;
  code?: string | undefined;
  key?: string | undefined;
  requestId?: string | undefined;
  /** Messages by field. */
  fieldErrors: Record<string, string[]>;
}

/**
 * Describes a failure: our text for the gateway's key and parameters in the current language, otherwise the
 * gateway's message, otherwise a general text.
 */
export function describeError(error: unknown): DescribedError {
  if (error instanceof PageNotLoaded) return { message: text('page.notLoaded'), fieldErrors: {} };
  if (!(error instanceof TRPCClientError)) return { message: text('unexpected.error'), fieldErrors: {} };
  const read = errorData.safeParse(error.data);
  // What fetch throws when there was no response.
  if (error.cause instanceof TypeError) return { message: text('server.unreachable'), fieldErrors: {} };
  if (!read.success) return { message: text('server.failed'), fieldErrors: {} };
  const { issues, params, ...data } = read.data;
  // For invalid input, the gateway sends the first error, which is more precise than the key.
  const message =
    data.key === 'request.invalid' ? sentenceOf(issues[0], error) : sentenceOf({ ...data, params }, error);
  return { ...data, message, fieldErrors: fieldErrorsOf(issues) };
}

/** Returns why a call failed, or undefined if it succeeded. */
export async function failureOf(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return describeError(error).message;
  }
}

function sentenceOf(sent: unknown, { message }: { message: string }): string {
  const reason = readReason(sent);
  return reason ? textOf(reason) : message;
}

/** The messages of input issues by field path, in the format of forms. */
function fieldErrorsOf(issues: z.output<typeof sentIssue>[]): Record<string, string[]> {
  const byPath = Object.groupBy(issues, ({ path }) => path);
  return Object.fromEntries(
    Object.entries(byPath).map(([path, at = []]) => [path, at.map((issue) => sentenceOf(issue, issue))]),
  );
}

/** Whether the server refused a call because of the person's role. */
export function isForbidden(error: unknown): boolean {
  return Boolean(error) && describeError(error).code === 'FORBIDDEN';
}
