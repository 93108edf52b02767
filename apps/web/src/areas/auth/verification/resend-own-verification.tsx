import { trpc } from '../../../trpc.ts';
import { ResendLink } from './resend-link.tsx';
import { useResend } from './use-resend.ts';

/** Another verification email for a signed-in person. */
export function ResendOwnVerification({ email }: { email: string }) {
  const { mutateAsync } = trpc.verification.resendOwn.useMutation();
  const resend = useResend(() => mutateAsync({ world: '' }), { announce: true });
  return <ResendLink resend={resend} email={() => email} />;
}
