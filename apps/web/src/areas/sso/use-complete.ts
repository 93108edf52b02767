import { text } from '@campus/contracts/core/messages';
import type { completeSso } from '@campus/contracts/sso/sso';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { useLocation } from 'wouter';
import type * as z from 'zod';
import { useTell } from '../../components/feedback/toasts.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { forgetWorld } from '../../lib/sign-in-context.ts';
import type { SignInNotice } from '../../lib/sign-in-notice.ts';
import { type Settled, useOnce } from '../../lib/use-once.ts';
import { paths } from '../../paths.ts';
import { useSignedIn } from '../../shell/signed-in.ts';
import { trpc } from '../../trpc.ts';
import { useSignInWorld } from './callback-box.tsx';
import type { ReturnParams } from './use-return-params.ts';

export type Completion = z.output<typeof completeSso.output>;

/**
 * Finishes at the gateway, once, what the provider's answer began. Who is signed in or linked by it goes on;
 * what the page has to do is what the answer says else. Whom the provider sent back with an error goes back to
 * where the sign-in began, to be told there; who is signed in all along is told here.
 */
export function useComplete(kind: ProviderKind, params: ReturnParams): Settled<Completion> | undefined {
  const { client } = trpc.useUtils();
  const signedIn = useSignedIn();
  const linked = useLinked();
  const goBack = useGoBack();
  return useOnce(async () => {
    const completion = await client.sso.complete.mutate({ kind, params }).catch(async (error: unknown) => {
      const isRefusal = params.error !== undefined && kind !== 'passport';
      if (isRefusal && !(await client.auth.session.query({})).user) goBack(error);
      throw error;
    });
    if (completion.outcome === 'linked') linked(kind, completion.providerName);
    if (completion.outcome === 'signedIn' && completion.user) signedIn(completion.user);
    return completion;
  });
}

/** Leads back to where the sign-in began, which tells why. */
function useGoBack() {
  const { back } = useSignInWorld();
  const [, navigate] = useLocation();
  return (error: unknown) => {
    const state: SignInNotice = { notice: describeError(error).message };
    navigate(back, { replace: true, state });
  };
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
