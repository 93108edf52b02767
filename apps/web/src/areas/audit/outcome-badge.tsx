import type { AuditEntry } from '@campus/contracts/audit';
import { StatusBadge } from '../../components/status-badge.tsx';
import { outcomeLabels } from './audit-words.ts';

const looks = { success: 'success', refused: 'warning', failed: 'error' } as const;

/** How an audited operation ended. */
export function OutcomeBadge({ outcome }: Pick<AuditEntry, 'outcome'>) {
  return <StatusBadge look={looks[outcome]}>{outcomeLabels[outcome]}</StatusBadge>;
}
