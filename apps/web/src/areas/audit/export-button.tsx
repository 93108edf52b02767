import { auditReach } from '@campus/contracts/audit/audit';
import { noun, text } from '@campus/contracts/core/text';
import { Download } from 'lucide-react';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { type AuditState, useAuditExport } from './use-audit.ts';

/** Saves the matching entries as a CSV file. If there are too many, only the newest. */
export function ExportButton({
  accountId,
  state,
  total,
}: {
  accountId: string;
  state: AuditState;
  /** The number of matching entries; undefined while unknown. */
  total: number | undefined;
}) {
  const notify = useNotify();
  const { mutate, isPending } = useAuditExport(accountId, state);
  const save = () =>
    mutate(undefined, {
      onSuccess: () =>
        total === auditReach
          ? notify.warning(text('audit.export.newest', { count: formatNumber(auditReach) }))
          : notify.success(
              text('audit.export.done', { entries: formatCount(total ?? 0, noun('noun.auditEntry')) }),
            ),
      onError: (error) => notify.error(error, (reason) => text('audit.export.failed', { reason })),
    });
  return (
    <BusyButton
      size="sm"
      variant="outline"
      busy={isPending}
      busyText={text('audit.export.running')}
      disabled={!total}
      onClick={save}
    >
      <Download size={14} aria-hidden />
      {text('audit.export')}
    </BusyButton>
  );
}
