import { text } from '@campus/contracts/core/text';
import { useSave } from '../../components/feedback/use-save.ts';
import { useUser } from '../../shell/session.tsx';
import { trpc } from '../../trpc.ts';

/** Emails a person without a password a link to choose one. The link also proves the address. */
export function useSetPassword(): () => Promise<unknown> {
  const { email } = useUser();
  const { mutateAsync } = useSave(trpc.auth.forgotPassword, {
    done: () => text('profile.password.sent', { email }),
  });
  return () => mutateAsync({ email });
}
