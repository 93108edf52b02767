import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/sso/page-messages';
import { text } from '@campus/contracts/core/text';
import { linkTypeOf, type ProviderKind } from '@campus/domain/sso/providers';
import { useState } from 'react';
import { CallbackLoading } from './callback-loading.tsx';
import { CallbackWarning, type Failure } from './callback-warning.tsx';
import { LinkAccountsPage } from './link-accounts-page.tsx';
import { nextStep } from './next-step.ts';
import { SsoSignUpPage } from './sso-sign-up-page.tsx';
import { useComplete } from './use-complete.ts';
import { useReturnParams } from './use-return-params.ts';

/** The page that Google, Microsoft, or another provider redirects to. Completes the sign-in. */
export function SsoCallbackPage({ kind }: { kind: Exclude<ProviderKind, 'passport'> }) {
  const settled = useComplete(kind, useReturnParams(kind));
  const [failure, setFailure] = useState<Failure>();
  const linkType = linkTypeOf(kind);
  const loading = <CallbackLoading label={text('signIn.busy')} />;

  if (failure) return <CallbackWarning {...failure} />;
  if (!settled) return loading;
  const next = nextStep(settled);
  if (next.view === 'link' && linkType)
    return (
      <LinkAccountsPage
        identity={next.identity}
        linkType={linkType}
        onFailed={(error) => setFailure({ kind, step: 'link', error })}
      />
    );
  if (next.view === 'signUp')
    return (
      <SsoSignUpPage
        identity={next.identity}
        onFailed={(error) => setFailure({ kind, step: 'signIn', error })}
      />
    );
  if (next.view === 'warning') return <CallbackWarning kind={kind} step={next.step} error={next.error} />;
  return loading;
}
