import { Boxed } from '../../components/boxed.tsx';
import { Loading } from '../../components/loading.tsx';

export function WorldPage({ id }: { id: string }) {
  return (
    <Boxed title="Sign In">
      <Loading label={`Loading ${id}`} />
    </Boxed>
  );
}
