import { text } from '@campus/contracts/core/text';
import { useLocation } from 'wouter';
import { useNotify } from '../components/feedback/toasts.tsx';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';

/**
 * Changes the person's own password and logs out. Rethrows a failure to the form, which shows it at its
 * field.
 */
export function useChangePassword() {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { mutateAsync } = trpc.auth.changePassword.useMutation();
  return async (wanted: Parameters<typeof mutateAsync>[0]) => {
    await mutateAsync(wanted);
    notify.session(text('password.changed'));
    navigate(paths.logout);
  };
}
