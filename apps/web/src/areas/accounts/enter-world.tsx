import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../../components/feedback/loading.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { takeWanted } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { makeCurrent } from '../../shell/enter-account.ts';
import { trpc } from '../../trpc.ts';

/** Enters the account of the world that a person signed in at; leads back to the accounts where that fails. */
export function EnterWorld({
  account: { id, organizationName },
  onMissed,
}: {
  account: { id: string; organizationName: string };
  /** Called with the name of the organization if the person is no member of it. */
  onMissed: (organizationName: string) => void;
}) {
  const account = trpc.accounts.get.useQuery({ accountId: id });
  const [, navigate] = useLocation();
  const settle = useEffectEvent((error: unknown) => {
    const isMissed = describeError(error).key === 'access.forbidden';
    if (isMissed) onMissed(organizationName);
    if (!error) makeCurrent(id);
    // In place of this page: "back" must not enter again.
    navigate(error ? paths.accounts : (takeWanted() ?? paths.admin), { replace: true, state: null });
  });
  const { isPending, error } = account;
  useEffect(() => {
    if (!isPending) settle(error);
  }, [isPending, error]);
  return <Loading fullPage />;
}
