import type { exportGraph } from '@campus/contracts/analytics/analytics';
import type * as z from 'zod';
import { useSave } from '../../components/feedback/use-save.ts';
import { useAccount } from '../../shell/account.tsx';
import { useExportEnding } from '../../shell/tasks/use-export-ending.ts';
import { trpc } from '../../trpc.ts';

export type ExportQuery = Omit<z.input<typeof exportGraph.input>, 'accountId'>;

/** Starts an export of figures. The result is emailed. */
export function useExportGraph() {
  const { id: accountId } = useAccount();
  const { mutateAsync } = useSave(trpc.analytics.export, useExportEnding());
  return (asked: ExportQuery) => mutateAsync({ accountId, ...asked });
}
