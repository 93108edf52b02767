import { useCallback } from 'react';
import { trpc } from '../trpc.ts';

const longest = { message: 1000, stack: 8000, path: 300 };

/** Pages whose address ends in a secret. */
const secretPages = /^\/(invitation|verify|reset-password|email-change)\/.*/;

/**
 * Tells the operators of a failure of this client, where the console is set up to be told. Reporting fails in
 * silence: the person has the failure itself to look at.
 */
export function useReportError(): (error: unknown) => void {
  const { client, console } = trpc.useUtils();
  return useCallback(
    (error) => {
      const report = async () => {
        const { errorReporting, clientVersion } = await console.config.ensureData({});
        if (errorReporting) await client.console.reportError.mutate({ ...describe(error), clientVersion });
      };
      void report().catch(() => undefined);
    },
    [client, console],
  );
}

function describe(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return {
    message: message.slice(0, longest.message),
    stack: stack.slice(0, longest.stack),
    path: pageOf(window.location.pathname),
  };
}

/** The page of an address, without a secret that may stand in it. */
function pageOf(pathname: string): string {
  return pathname.replace(secretPages, '/$1/…').slice(0, longest.path);
}
