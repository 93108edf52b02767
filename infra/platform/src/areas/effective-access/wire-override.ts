import type { Override } from '@campus/contracts/effective-access/overrides';
import type { BoardOverride } from '@campus/domain/effective-access/board-overrides';
import type {
  BoardFieldOverride,
  PageOverride,
  PermissionOverride,
} from '@campus/domain/effective-access/overrides';
import { aboutField } from '@campus/domain/room-permissions/boards';
import { thresholdName } from '@campus/domain/room-permissions/thresholds';
import { storedScope } from '../room-permissions/records.ts';
import type { StoredConfiguration } from './read-configuration.ts';

export type AnyOverride = PageOverride | PermissionOverride | BoardOverride;

/** Returns an override in the format for callers. */
export function wireOverride(
  override: AnyOverride,
  { options, boardOptions }: Pick<StoredConfiguration, 'options' | 'boardOptions'>,
): Omit<Override, 'key'> {
  const { by = null, at = null, mark = null } = override;
  const common = { by, at, mark, device: null, boards: null };
  if (override.kind === 'page') {
    const { page, value, inherited } = override;
    return { ...common, kind: 'page', name: page, level: null, instance: null, value, inherited };
  }
  const inScope = { ...common, ...storedScope(override.scope) };
  if (override.kind === 'boardField')
    return {
      ...{ ...inScope, kind: 'board', name: override.field, value: '', inherited: '' },
      boards: wireField(override),
    };
  const { optionId, value, inherited } = override;
  const isOfBoards = override.kind === 'boardPermission';
  const option = isOfBoards ? boardOptions.find(({ id }) => id === optionId) : options.world.get(optionId);
  return {
    ...inScope,
    kind: isOfBoards ? 'board' : 'permission',
    name: option?.label ?? optionId,
    device: isOfBoards ? null : override.device,
    value: roleNameOf(value),
    inherited: inherited === undefined ? '' : roleNameOf(inherited),
  };
}

const roleNameOf = (level: number) => thresholdName(level) ?? String(level);

function wireField({ field, boardIds, without }: BoardFieldOverride): NonNullable<Override['boards']> {
  const { access, roles, excepts } = aboutField(field);
  return {
    ...{ field, access, excepts, roles: [...roles], boards: [...boardIds] },
    without: without.map((one) => ({
      access: one.access,
      roles: [...one.roles],
      boards: one.boardIds.flatMap((id) => id ?? []),
    })),
  };
}
