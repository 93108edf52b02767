import type { getConsole } from '@campus/contracts/console/console';
import type * as z from 'zod';
import { trpc } from '../trpc.ts';

const defaults: z.output<typeof getConsole.output> = {
  brand: 'Campus',
  supportEmail: '',
  helpUrl: '',
  licenseUrl: '',
  environment: 'staging',
  clientVersion: '',
  streamingClientVersion: '',
  errorReporting: false,
};

/**
 * The configuration of this console, such as its name and support address. Returns defaults until it has
 * loaded.
 */
export function useConsole() {
  const { data } = trpc.console.config.useQuery({}, { staleTime: Number.POSITIVE_INFINITY });
  return data ?? defaults;
}
