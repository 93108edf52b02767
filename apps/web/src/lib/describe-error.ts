import { text } from '@campus/contracts/messages';
import { TRPCClientError } from '@trpc/client';
import * as z from 'zod';

/** What the gateway says of a failure, beside its sentence. */
const errorData = z.object({
  code: z.string(),
  key: z.string().optional(),
  requestId: z.string().optional(),
  fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
});

export interface DescribedError {
  /** A sentence fit to be shown. */
  message: string;
  code?: string | undefined;
  key?: string | undefined;
  requestId?: string | undefined;
  /** Sentences by the field they are about. */
  fieldErrors: Record<string, string[]>;
}

/** Says in words what failed: the gateway's own sentence, else a general one. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof TRPCClientError)) return { message: text('unexpected.error'), fieldErrors: {} };
  const data = errorData.safeParse(error.data);
  if (!data.success) return { message: text('server.failed'), fieldErrors: {} };
  return { ...data.data, message: error.message, fieldErrors: data.data.fieldErrors ?? {} };
}
