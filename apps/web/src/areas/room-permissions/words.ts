import { text } from '@campus/contracts/core/text';
import { isBoardField } from '@campus/domain/room-permissions/edited-fields';
import { type Scene, scopeText } from '@campus/domain/room-permissions/room-types';
import type { PermissionScope } from '@campus/domain/room-permissions/scopes';
import { thresholdName } from '@campus/domain/room-permissions/thresholds';
import type { PlaceDraft } from './places.ts';
import type { Permissions } from './use-permissions.ts';

/** A level as people read it. */
export function levelText(level: number): string {
  const name = thresholdName(level);
  return name ? text(`roomPermissions.threshold.${name}`) : String(level);
}

/** The room types that have another default than the world, by its level; empty for none. */
export function otherDefaultsText(others: Iterable<readonly [number, readonly string[]]>): string {
  return [...others]
    .map(([level, types]) =>
      text('roomPermissions.otherDefault', { level: levelText(level), types: types.join(', ') }),
    )
    .join(' ');
}

/** The message after a save (RPM-083 to 086). */
export function savedText(scope: PermissionScope, name: string): string {
  const word = scopeText(scope);
  return word ? text(`roomPermissions.saved.${word}`) : text('roomPermissions.saved.named', { name });
}

/** The message after a reset (RPM-087). */
export function resetText(scope: PermissionScope, name: string): string {
  const word = scopeText(scope);
  return word ? text(`roomPermissions.wasReset.${word}`) : text('roomPermissions.wasReset.named', { name });
}

/** The name of a permission, or of a field of boards. */
export function fieldText(field: string, { state, stored }: Pick<Permissions, 'state' | 'stored'>): string {
  if (isBoardField(field)) return text(`roomPermissions.board.${field}`);
  const option = stored?.options.world.get(field) ?? state?.webBoardOptions.find(({ id }) => id === field);
  return option?.label ?? field;
}

/** The stored value of a field in conflict; undefined for a field that is in none. */
export function theirsText(draft: PlaceDraft | undefined, field: string): string | undefined {
  return draft?.conflicts.includes(field) ? valueText(field, String(draft.stored[field] ?? '')) : undefined;
}

/** A value as text: a level, or the ids of boards. */
export function valueText(field: string, value: string): string {
  if (value === '') return text('roomPermissions.nothing');
  return isBoardField(field) ? value : levelText(Number(value));
}

interface Named {
  types?: readonly { name: string; friendlyName: string }[] | undefined;
  scenes: readonly Scene[];
}

/** The name of a scope: World, the name of the room type, or that of the scene. */
export function nameIn(scope: PermissionScope, { types, scenes }: Named): string {
  if (scope.kind === 'world') return text('roomPermissions.world');
  const type = types?.find(({ name }) => name === scope.level)?.friendlyName ?? scope.level;
  if (scope.kind === 'roomType') return type;
  const scene = scenes.find(({ level, instance }) => level === scope.level && instance === scope.instance);
  if (!scene) return text('roomPermissions.gone', { level: type, instance: String(scope.instance) });
  return scene.name || `${type} ${scope.instance}`;
}
