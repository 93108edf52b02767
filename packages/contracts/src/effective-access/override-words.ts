import '../shell/admin-messages.ts';
import './page-messages.ts';
import { pages } from '@campus/domain/access/pages';
import { boardFields } from '@campus/domain/room-permissions/boards';
import { text } from '../core/text.ts';
import type { Override } from './overrides.ts';

/** The page, the action, or the field of Individual Board Control that is overridden. */
export function overrideName({ kind, name }: Pick<Override, 'kind' | 'name'>): string {
  const page = kind === 'page' && pages.find((known) => known === name);
  if (page) return text(`page.${page}`);
  const field = kind === 'board' && boardFields.find((known) => known === name);
  return field ? text(`roomPermissions.board.${field}`) : name;
}

/** The scope of an override. */
export function scopeName({
  kind,
  device,
  level,
  instance,
}: Pick<Override, 'kind' | 'device' | 'level' | 'instance'>): string {
  if (kind === 'page') return text('effectiveAccess.overrides.scope.page');
  const on = { device: text(`effectiveAccess.device.${device ?? 'boards'}`) };
  if (level === null) return text('effectiveAccess.overrides.scope.world', on);
  if (instance === null) return text('effectiveAccess.overrides.scope.type', { ...on, level });
  return text('effectiveAccess.overrides.scope.scene', { ...on, level, instance: String(instance) });
}
