import type { AuditEntry } from '@campus/contracts/audit/audit';
import { text } from '@campus/contracts/core/text';
import { StatusBadge } from '../../components/feedback/status-badge.tsx';

const looks = { success: 'success', refused: 'warning', failed: 'error' } as const;

/** How an audited operation ended. */
export function OutcomeBadge({ outcome }: Pick<AuditEntry, 'outcome'>) {
  return <StatusBadge look={looks[outcome]}>{text(`audit.outcome.${outcome}`)}</StatusBadge>;
}
