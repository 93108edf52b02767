import { maxReportLengths } from '@campus/domain/core/client-errors';
import { secretPages } from '@campus/domain/core/secret-pages';
import { useCallback } from 'react';
import { trpc } from '../trpc.ts';

const secretAddress = new RegExp(`^/(${secretPages.join('|')})/.*`);

/**
 * Reports a failure of this client to the operators, if that is configured. Returns the id under which the
 * gateway logs it. Ignores a failed report, because the person sees the failure itself.
 */
export function useReportError(): (error: unknown) => Promise<string | undefined> {
  const { client, console } = trpc.useUtils();
  return useCallback(
    async (error) => {
      try {
        const { errorReporting, clientVersion } = await console.config.ensureData({});
        if (!errorReporting) return undefined;
        return (await client.console.reportError.mutate({ ...describe(error), clientVersion })).requestId;
      } catch {
        return undefined;
      }
    },
    [client, console],
  );
}

function describe(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return {
    message: message.slice(0, maxReportLengths.message),
    stack: stack.slice(0, maxReportLengths.stack),
    path: pageOf(window.location.pathname),
  };
}

/** The page of an address, without secrets in it. */
function pageOf(pathname: string): string {
  return pathname.replace(secretAddress, '/$1/…').slice(0, maxReportLengths.path);
}
