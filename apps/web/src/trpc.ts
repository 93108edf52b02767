import type { AppRouter } from '@campus/api/router';
import { hashKey, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { type getFetch, httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { type createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { describeError } from './lib/describe-error.ts';
import { callHeaders } from './lib/page-person.ts';
import { hearServerClock } from './lib/server-clock.ts';
import { isSessionOver } from './lib/session-over.ts';

export const trpc = createTRPCReact<AppRouter>();

/** The cache of gateway responses, for queries that start before the first render. */
export type GatewayCache = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/** Prefetches the first queries of an account page, so that they are running when the page renders. */
export type Prefetch = (
  cache: GatewayCache,
  at: { accountId: string; pathname: string; search: string },
) => void;

/** Sends a query alone by POST, because an address has no room for a thousand ids. */
export const posted = { context: { isLong: true } };

/** Sends a query in a request of its own, so that others need not wait for it. */
export const alone = { context: { isSlow: true } };

/**
 * The link to the gateway. Calls made together share a request, unless their context says otherwise. The
 * headers prove that the console sent them, and name the person whose page it is.
 */
export function gatewayLink(): TRPCLink<AppRouter> {
  const gateway = { url: '/trpc', headers: callHeaders, fetch: fetchHearing };
  return splitLink({
    condition: ({ context }) => context.isLong === true,
    true: httpLink({ ...gateway, methodOverride: 'POST' }),
    false: splitLink({
      condition: ({ context }) => context.isSlow === true,
      true: httpLink(gateway),
      false: httpBatchLink({ ...gateway, maxItems: 20 }),
    }),
  });
}

const fetchHearing: ReturnType<typeof getFetch> = async (input, init) => {
  const response = await fetch(input, { ...init, signal: init?.signal ?? null });
  hearServerClock(response.headers.get('date'));
  return response;
};

/** After these refusals the account is reloaded, because it determines where the person must go. */
const barred = [
  'access.singleSignOnRequired',
  'access.passwordExpired',
  'access.secondFactorRequired',
  'access.verificationRequired',
  'access.suspended',
  // A right is gone: pages that the person may no longer open close.
  'access.forbidden',
  'access.notAdmin',
];

/** The query that says what the person may open. */
const account: QueryKey = [['accounts', 'get']];

/**
 * A cache of gateway responses. `onSignedOut` is called when one means that the session is over. A failed
 * read waits `retryDelay` ms before each retry. Default: one second, then two.
 */
export function createQueryClient(
  onSignedOut: (queries: QueryClient) => void,
  retryDelay?: number,
): QueryClient {
  const onError = (error: unknown, isOfAccount = false) => {
    const { key = '' } = describeError(error);
    if (isSessionOver(error)) onSignedOut(queries);
    if (barred.includes(key) && !isOfAccount) void queries.invalidateQueries({ queryKey: account });
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => onError(error, hashKey([queryKey[0]]) === hashKey(account)),
    }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 5_000, ...(retryDelay !== undefined && { retryDelay }) },
    },
  });
  return queries;
}

/** Whether to retry a read: at most twice, and only if the gateway or the platform was unreachable. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const { code } = describeError(error);
  return failures < 2 && (code === undefined || code === 'SERVICE_UNAVAILABLE');
}
