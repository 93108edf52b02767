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

/** How this console presents itself; its product's name until that is known. */
export function useConsole() {
  const { data } = trpc.console.config.useQuery({}, { staleTime: Number.POSITIVE_INFINITY });
  return data ?? defaults;
}
