import { text } from '@campus/contracts/core/messages';
import { useLocation } from 'wouter';
import { useSave } from '../components/feedback/use-save.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';

/**
 * Changes the person's own password, and logs out. A failure is shown, and thrown to the caller, who knows
 * its field.
 */
export function useChangePassword() {
  const [, navigate] = useLocation();
  const { mutateAsync } = useSave(trpc.auth.changePassword, {
    done: () => text('password.changed'),
    failed: (reason) => text('password.changeFailed', { reason }),
  });
  return async (wanted: Parameters<typeof mutateAsync>[0]) => {
    await mutateAsync(wanted);
    navigate(paths.logout);
  };
}
