import { auditReach } from '@campus/contracts/audit/audit';
import { noun, text } from '@campus/contracts/core/text';
import { Download } from 'lucide-react';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { type AuditState, useAuditExport } from './use-audit.ts';

/** Saves the entries that match as a CSV file: all of them, or the newest where there are too many. */
export function ExportButton({
  accountId,
  state,
  total,
}: {
  accountId: string;
  state: AuditState;
  /** How many entries match; undefined while that is not known. */
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
