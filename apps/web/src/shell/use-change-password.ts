import { text } from '@campus/contracts/core/messages';
import { useLocation } from 'wouter';
import { useTell } from '../components/feedback/toasts.tsx';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';

/** Changes the own password, and logs out. A failure is told, and thrown to whoever knows the field it is about. */
export function useChangePassword() {
  const tell = useTell();
  const [, navigate] = useLocation();
  const { mutateAsync } = trpc.auth.changePassword.useMutation();
  return async (wanted: Parameters<typeof mutateAsync>[0]) => {
    try {
      await mutateAsync(wanted);
    } catch (error) {
      tell.error(error, (reason) => text('password.changeFailed', { reason }));
      throw error;
    }
    tell.success(text('password.changed'));
    navigate(paths.logout);
  };
}
