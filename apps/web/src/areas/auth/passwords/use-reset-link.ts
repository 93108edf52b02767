import { text } from '@campus/contracts/core/text';
import { resetPassword } from '@campus/contracts/passwords/passwords';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../../lib/describe-error.ts';
import { trpc } from '../../../trpc.ts';

interface ResetLink {
  state: 'loading' | 'over' | 'open';
  /** Empty if unknown. */
  owner: string;
  /** Why it is over. */
  reason?: string;
}

/** Why a password reset link is over, if an error says so. */
export function reasonOfEnd(error: unknown): string | undefined {
  const { key } = describeError(error);
  return key === 'password.reset.invalid' || key === 'link.replaced' ? text(key) : undefined;
}

/** Checks whether a password reset link works, and for whom. */
export function useResetLink(code: string): ResetLink {
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
  const reason = isWellFormed ? link.error && reasonOfEnd(link.error) : text('password.reset.invalid');
  if (reason) return { state: 'over', owner: '', reason };
  return { state: link.isPending ? 'loading' : 'open', owner: link.data?.email ?? '' };
}
