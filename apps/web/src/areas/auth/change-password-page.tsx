import { Boxed } from '../../components/boxed.tsx';
import { Loading } from '../../components/loading.tsx';

export function ChangePasswordPage() {
  return (
    <Boxed title="Change Password">
      <Loading />
    </Boxed>
  );
}
