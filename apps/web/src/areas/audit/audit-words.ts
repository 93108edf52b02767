import type { AuditEntry } from '@campus/contracts/audit/audit';
import { constantText, text } from '@campus/contracts/core/text';

/** The actor: by name if known, otherwise by email; or a visitor without a session. */
export function actorName(actor: AuditEntry['actor']): string {
  return actor?.name || actor?.email || text('audit.visitor');
}

/** The target: a person by name, anything else by its label, or by its kind. */
export function targetName({ name, label, type, id }: AuditEntry['target']): string {
  return name || label || (constantText(`audit.target.${type}`) ?? id);
}
