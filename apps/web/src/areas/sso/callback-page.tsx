import type { ProviderKind } from '@campus/domain/third-party';
import { Boxed } from '../../components/boxed.tsx';
import { Loading } from '../../components/loading.tsx';

/** Where a provider sends the browser back to: finishes the sign-in. */
export function SsoCallbackPage({ kind }: { kind: Exclude<ProviderKind, 'passport'> }) {
  return (
    <Boxed title="Sign In">
      <Loading label={`Signing in (${kind})`} />
    </Boxed>
  );
}
