import type { AuditEntry } from '@campus/contracts/audit/audit';
import { constantText, text } from '@campus/contracts/core/text';

/** The actor's name, otherwise the email, or "visitor" without a session. */
export function actorName(actor: AuditEntry['actor']): string {
  return actor?.name || actor?.email || text('audit.visitor');
}

/** The target's name if it is a person, otherwise its label or type. */
export function targetName({ name, label, type, id }: AuditEntry['target']): string {
  return name || label || (constantText(`audit.target.${type}`) ?? id);
}
