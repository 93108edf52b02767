import { constantText, text } from '@campus/contracts/core/text';
import type { RoleEntry } from '@campus/contracts/roles/fields';
import type { Level } from '@campus/domain/access/levels';

type Named = Pick<RoleEntry, 'table' | 'action'>;

const prefixes = { cmd: 'command', roomControl: 'roomControl', pageAccess: 'page' } as const;

/** The label of an option, control, or page; its stored name if the console does not know it yet. */
export function labelOf({ table, action }: Named): string {
  return constantText(`${prefixes[table]}.${action}`) ?? action;
}

/** The name of the tab that lists an option or page; empty for a control. */
export function tabOf({ table, params }: Pick<RoleEntry, 'table' | 'params'>): string {
  if (table === 'roomControl') return '';
  return constantText(`${table === 'cmd' ? 'command.tab' : 'sidebar'}.${params.tab}`) ?? params.tab;
}

/** The roles that have a permission with this lowest level. */
export function levelText(level: Level): string {
  return level === 'superadmin'
    ? text('roles.superadminOnly')
    : text('roles.from', { level: text(`role.${level}`) });
}
