import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../trpc.ts';

/**
 * Redeems the code of a verification mail with a POST. Although this is a mutation, it uses the query cache,
 * so that a code is sent only once across renders and visits.
 */
export function useRedeemCode(code: string) {
  const { client, auth, accounts, verification } = trpc.useUtils();
  return useQuery({
    queryKey: ['redeemed code', code],
    queryFn: async () => {
      const answer = await client.verification.verify.mutate({ code });
      await Promise.all([auth.session, accounts, verification].map((known) => known.invalidate()));
      return answer;
    },
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
