import { type RoomRole, roomThresholds } from '../access/room-levels.ts';
import type { PermissionOption } from './options.ts';
import { consideredRecords, type PermissionIndex } from './records.ts';
import type { Device, PermissionScope } from './scopes.ts';
import type { Threshold } from './thresholds.ts';

/** What can decide a permission, the strongest first (RPM-020 to 023). */
export type Rule = 'explicit' | 'scene' | 'roomType' | 'world' | 'default';

/** One rule that was considered. */
export interface Step {
  rule: Rule;
  /** What the rule says; undefined where it says nothing. */
  level: number | undefined;
  /** The record that the level is from, who wrote it there, and when. */
  recordId?: string | undefined;
  by?: string | undefined;
  at?: string | undefined;
  /** For a default: whether it is the world's configuration or the feature's own. */
  source?: 'serverConfig' | 'option' | undefined;
  /** Whether this is the step that the permission follows. Exactly one does. */
  decides: boolean;
}

/** The lowest role of a permission, and how it came about. */
export interface Resolved {
  level: number;
  decidedBy: Rule;
  /** Every rule that was considered, the strongest first. */
  chain: readonly Step[];
}

export interface PermissionRequest {
  option: PermissionOption;
  device: Device;
  scope: PermissionScope;
  /** An unsaved choice; it takes precedence over everything stored (RPM-020). */
  explicit?: Threshold | undefined;
}

export interface Decided extends Resolved {
  allowed: boolean;
}

/**
 * Resolves the lowest role that has a permission in a scope, by the first of these: the explicit choice, the records of
 * the scene, its room type, and the world on this device, and the default. All code that needs a permission calls this
 * function.
 */
export function resolvePermission(request: PermissionRequest, index: PermissionIndex): Resolved {
  const last = defaultOf(request.option);
  const considered = [explicitStep(request), ...storedSteps(request, index)];
  const first = considered.find((step) => step.level !== undefined) ?? last;
  first.decides = true;
  return { level: first.level ?? last.level, decidedBy: first.rule, chain: [...considered, last] };
}

/** Whether a role reaches the resolved level of a permission in a scope. */
export function decidePermission(
  role: RoomRole,
  request: PermissionRequest,
  index: PermissionIndex,
): Decided {
  const resolved = resolvePermission(request, index);
  return { ...resolved, allowed: roomThresholds[role] >= resolved.level };
}

function explicitStep({ explicit }: PermissionRequest): Step {
  return { rule: 'explicit', level: explicit, decides: false };
}

function storedSteps({ option, device, scope }: PermissionRequest, index: PermissionIndex): Step[] {
  return consideredRecords(index, device, scope).map(({ scope: { kind: rule }, record }) => {
    const saying = record && Object.hasOwn(record.values, option.id) ? record : undefined;
    const written = saying?.written[option.id];
    return {
      rule,
      level: saying?.values[option.id],
      recordId: saying?.id,
      by: written?.by,
      at: written?.at,
      decides: false,
    };
  });
}

function defaultOf({ configuredLevel, defaultPermissionLevel }: PermissionOption) {
  const source: Step['source'] = configuredLevel === undefined ? 'option' : 'serverConfig';
  return {
    rule: 'default' as const,
    level: configuredLevel ?? defaultPermissionLevel,
    source,
    decides: false,
  };
}
