import { text } from '@campus/contracts/core/messages';
import type { Override } from '@campus/contracts/effective-access/overrides';
import { levels } from '@campus/domain/access/levels';
import { pages } from '@campus/domain/access/pages';

/** The page, or the action, that is overridden. */
export function overrideName({ kind, name }: Pick<Override, 'kind' | 'name'>): string {
  const page = kind === 'page' && pages.find((known) => known === name);
  return page ? text(`page.${page}`) : name;
}

/** A role by its name on the wire; a number that is no role as it is. */
export function roleWord(name: string): string {
  const level = levels.find((known) => known === name);
  return level ? text(`role.${level}`) : name;
}

/** Where an override applies. */
export function scopeName({
  device,
  level,
  instance,
}: Pick<Override, 'device' | 'level' | 'instance'>): string {
  if (device === null) return text('effectiveAccess.overrides.scope.page');
  const on = { device: text(`effectiveAccess.device.${device}`) };
  if (level === null) return text('effectiveAccess.overrides.scope.world', on);
  if (instance === null) return text('effectiveAccess.overrides.scope.type', { ...on, level });
  return text('effectiveAccess.overrides.scope.scene', { ...on, level, instance: String(instance) });
}
