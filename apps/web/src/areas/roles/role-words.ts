import { constantText, text } from '@campus/contracts/core/messages';
import type { RoleEntry } from '@campus/contracts/roles/fields';
import type { Level } from '@campus/domain/access/levels';

type Named = Pick<RoleEntry, 'table' | 'action'>;

const prefixes = { cmd: 'command', roomControl: 'roomControl', pageAccess: 'page' } as const;

/** What an option, control, or page is called; one that this console does not know yet, by its name. */
export function labelOf({ table, action }: Named): string {
  return constantText(`${prefixes[table]}.${action}`) ?? action;
}

/** What the tab is called in which an option or page is listed; empty for a control. */
export function tabOf({ table, params }: Pick<RoleEntry, 'table' | 'params'>): string {
  if (table === 'roomControl') return '';
  return constantText(`${table === 'cmd' ? 'command.tab' : 'sidebar'}.${params.tab}`) ?? params.tab;
}

/** Who has something whose lowest level this is. */
export function levelWords(level: Level): string {
  return level === 'superadmin'
    ? text('roles.superadminOnly')
    : text('roles.from', { level: text(`role.${level}`) });
}
