import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../../../components/feedback/loading.tsx';
import { paths } from '../../../paths.ts';
import { trpc } from '../../../trpc.ts';

/** Continues to the accounts. Clears loaded data, so that stale data does not lead back here. */
export function VerificationSettled({ accountId }: { accountId: string }) {
  const { accounts, auth } = trpc.useUtils();
  const [, navigate] = useLocation();
  const goOn = useEffectEvent(async () => {
    await Promise.all([accounts.get.reset({ accountId }), auth.session.invalidate()]);
    navigate(paths.accounts, { replace: true });
  });
  useEffect(() => void goOn(), []);
  return <Loading fullPage />;
}
