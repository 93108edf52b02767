import { text } from '@campus/contracts/core/messages';
import { useLocation } from 'wouter';
import { useNotify } from '../components/feedback/toasts.tsx';
import { useSave } from '../components/feedback/use-save.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';

/**
 * Changes the person's own password, and logs out. A failure is shown, and thrown to the caller, who knows
 * its field.
 */
export function useChangePassword() {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { mutateAsync } = useSave(trpc.auth.changePassword, {
    failed: (reason) => text('password.changeFailed', { reason }),
  });
  return async (wanted: Parameters<typeof mutateAsync>[0]) => {
    await mutateAsync(wanted);
    notify.session(text('password.changed'));
    navigate(paths.logout);
  };
}
