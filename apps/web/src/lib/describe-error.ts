import { constantText, text } from '@campus/contracts/core/messages';
import { TRPCClientError } from '@trpc/client';
import * as z from 'zod';
import { PageNotLoaded } from './page-not-loaded.ts';

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

/**
 * Says in words what failed: our text for the key the gateway gives, else its own sentence (English, as a text
 * with parameters comes rendered), else a general one.
 */
export function describeError(error: unknown): DescribedError {
  if (error instanceof PageNotLoaded) return { message: text('page.notLoaded'), fieldErrors: {} };
  if (!(error instanceof TRPCClientError)) return { message: text('unexpected.error'), fieldErrors: {} };
  const data = errorData.safeParse(error.data);
  if (!data.success) return { message: text('server.failed'), fieldErrors: {} };
  const { key = '', fieldErrors = {} } = data.data;
  // Of invalid input the gateway says what is wrong first, which is more than the key says.
  const own = key === 'request.invalid' ? undefined : constantText(key);
  return { ...data.data, message: own ?? error.message, fieldErrors };
}
