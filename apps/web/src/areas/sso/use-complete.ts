import { text } from '@campus/contracts/core/text';
import type { completeSso } from '@campus/contracts/sso/sso';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { useLocation } from 'wouter';
import type * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { describeError } from '../../lib/describe-error.ts';
import type { HistoryNotice } from '../../lib/history-notice.ts';
import { clearWorld } from '../../lib/sign-in-context.ts';
import { type Settled, useOnce } from '../../lib/use-once.ts';
import { paths } from '../../paths.ts';
import { useSignedIn } from '../../shell/signed-in.ts';
import { trpc } from '../../trpc.ts';
import { useSignInWorld } from './callback-box.tsx';
import type { ReturnParams } from './use-return-params.ts';

export type Completion = z.output<typeof completeSso.output>;

/**
 * Completes at the gateway, once, what the provider's response started. If that signs the person in or links
 * an account, continues. Otherwise the response decides what the page shows. If the provider redirected with
 * an error, returns to the page where the sign-in started. A person who is still signed in sees the error
 * here instead.
 */
export function useComplete(kind: ProviderKind, params: ReturnParams): Settled<Completion> | undefined {
  const { client } = trpc.useUtils();
  const { world, back } = useSignInWorld();
  const signedIn = useSignedIn(world);
  const linked = useLinked();
  const goBack = useGoBack(back);
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

/** Returns to the page where the sign-in started, which shows the reason. */
function useGoBack(back: string) {
  const [, navigate] = useLocation();
  return (error: unknown) => {
    const state: HistoryNotice = { notice: describeError(error).message };
    navigate(back, { replace: true, state });
  };
}

/** Returns to the profile after an account was linked. */
function useLinked() {
  const notify = useNotify();
  const [, navigate] = useLocation();
  return (kind: ProviderKind, name: string) => {
    clearWorld();
    notify.success(kind === 'passport' ? text('sso.passportLinked') : text('sso.linkedOwn', { name }));
    navigate(paths.profile, { replace: true });
  };
}
