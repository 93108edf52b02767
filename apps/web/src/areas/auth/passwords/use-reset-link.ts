import { resetPassword } from '@campus/contracts/passwords/passwords';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../../lib/describe-error.ts';
import { trpc } from '../../../trpc.ts';

/** Checks whether a password reset link works, and for whom. `owner` is empty if unknown. */
export function useResetLink(code: string): { state: 'loading' | 'over' | 'open'; owner: string } {
  const { client } = trpc.useUtils();
  const isWellFormed = resetPassword.input.shape.code.safeParse(code).success;
  const link = useQuery({
    queryKey: ['reset link', code],
    queryFn: () => client.auth.readResetLink.mutate({ code }),
    enabled: isWellFormed,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isOver = !isWellFormed || (link.error && describeError(link.error).key === 'password.reset.invalid');
  if (isOver) return { state: 'over', owner: '' };
  return { state: link.isPending ? 'loading' : 'open', owner: link.data?.email ?? '' };
}
