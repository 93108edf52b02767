import { Boxed } from '../../components/boxed.tsx';
import { Loading } from '../../components/loading.tsx';

export function ForgotPasswordPage() {
  return (
    <Boxed title="Forgot Password?">
      <Loading />
    </Boxed>
  );
}
