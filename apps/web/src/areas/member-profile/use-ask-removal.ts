import { useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

/** The facts to show before fields are removed. */
export interface RemovalQuestion {
  names: readonly string[];
  /** How many members have a value in them. */
  members: number;
  isExact: boolean;
}

/** Finds out what removing fields would take away, to be asked about before it is saved. */
export function useAskRemoval(failed: (reason: string) => string) {
  const { id: accountId } = useAccount();
  const { client } = trpc.useUtils();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [question, setQuestion] = useState<RemovalQuestion>();

  const ask = async (names: string[]) => {
    setAsking(true);
    try {
      setQuestion({ names, ...(await client.memberProfile.fieldUse.query({ accountId, names })) });
    } catch (error) {
      notify.error(error, failed);
    } finally {
      setAsking(false);
    }
  };
  return { ask, asking, question, close: () => setQuestion(undefined) };
}
