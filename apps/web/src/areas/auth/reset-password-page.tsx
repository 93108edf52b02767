import { Boxed } from '../../components/boxed.tsx';
import { Loading } from '../../components/loading.tsx';

export function ResetPasswordPage({ code }: { code: string }) {
  return (
    <Boxed title="Reset Password">
      <Loading label={`Loading ${code}`} />
    </Boxed>
  );
}
