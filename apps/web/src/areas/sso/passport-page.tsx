import { Boxed } from '../../components/boxed.tsx';
import { Loading } from '../../components/loading.tsx';

/** The page of the passport: sends the browser to the provider and takes it back. */
export function PassportPage() {
  return (
    <Boxed title="Sign In">
      <Loading />
    </Boxed>
  );
}
