import type { AuditEntry } from '@campus/contracts/audit/audit';
import { constantText, text } from '@campus/contracts/core/messages';

/** Who did it: by name where it is known, else by email; or a visitor without a session. */
export function actorName(actor: AuditEntry['actor']): string {
  return actor?.name || actor?.email || text('audit.visitor');
}

/** What it was done to: a person by name, anything else by what it was called, or by what it is. */
export function targetName({ name, label, type, id }: AuditEntry['target']): string {
  return name || label || (constantText(`audit.target.${type}`) ?? id);
}
