import { Boxed } from '../../components/boxed.tsx';
import { Loading } from '../../components/loading.tsx';

export function VerifyCodePage({ code }: { code: string }) {
  return (
    <Boxed title="Verify Email">
      <Loading label={`Loading ${code}`} />
    </Boxed>
  );
}
