import { Boxed } from '../../components/boxed.tsx';
import { Loading } from '../../components/loading.tsx';

export function EmailChangePage({ code }: { code: string }) {
  return (
    <Boxed title="Your email was changed">
      <Loading label={`Loading ${code}`} />
    </Boxed>
  );
}
