import { text } from '@campus/contracts/messages';
import type { completeSso } from '@campus/contracts/sso';
import type { ProviderKind } from '@campus/domain/third-party';
import { useLocation } from 'wouter';
import type * as z from 'zod';
import { useTell } from '../../components/toasts.tsx';
import { forgetWorld } from '../../lib/sign-in-context.ts';
import { type Settled, useOnce } from '../../lib/use-once.ts';
import { paths } from '../../paths.ts';
import { useSignedIn } from '../../shell/signed-in.ts';
import { trpc } from '../../trpc.ts';
import type { ReturnParams } from './use-return-params.ts';

export type Completion = z.output<typeof completeSso.output>;

/**
 * Finishes at the gateway, once, what the provider's answer began. Who is signed in or linked by it goes on;
 * what the page has to do is what the answer says else.
 */
export function useComplete(kind: ProviderKind, params: ReturnParams): Settled<Completion> | undefined {
  const { client } = trpc.useUtils();
  const signedIn = useSignedIn();
  const linked = useLinked();
  return useOnce(async () => {
    const completion = await client.sso.complete.mutate({ kind, params });
    if (completion.outcome === 'linked') linked(kind, completion.providerName);
    if (completion.outcome === 'signedIn' && completion.user) signedIn(completion.user);
    return completion;
  });
}

/** Leads somebody who linked an account back to the profile, where that began. */
function useLinked() {
  const tell = useTell();
  const [, navigate] = useLocation();
  return (kind: ProviderKind, name: string) => {
    forgetWorld();
    tell.success(kind === 'passport' ? text('sso.passportLinked') : text('sso.linkedOwn', { name }));
    navigate(paths.profile, { replace: true });
  };
}
