/** The program in which people meet a permission. The desktop client is the default one (RPM-002). */
export const devices = ['desktop', 'web'] as const;
export type Device = (typeof devices)[number];

/**
 * Where a permission is set: the whole world (global, or globalWeb of the web client), all scenes of a room type, or
 * one scene. A scene is one copy of a level: the room with this level and instance.
 */
export type PermissionScope =
  | { kind: 'world' }
  | { kind: 'roomType'; level: string }
  | { kind: 'scene'; level: string; instance: number };

export const worldScope = { kind: 'world' } as const satisfies PermissionScope;

/** The name of a scope as one text. Different scopes have different keys. */
export function scopeKey(scope: PermissionScope): string {
  if (scope.kind === 'world') return 'world';
  return scope.kind === 'roomType' ? `type ${scope.level}` : `scene ${scope.instance} ${scope.level}`;
}

export function sameScope(left: PermissionScope, right: PermissionScope): boolean {
  return scopeKey(left) === scopeKey(right);
}

/** The scopes whose records a request in `scope` considers, the nearest first (RPM-020 to 023). */
export function consideredScopes(scope: PermissionScope): readonly PermissionScope[] {
  if (scope.kind === 'world') return [scope];
  if (scope.kind === 'roomType') return [scope, worldScope];
  return [scope, { kind: 'roomType', level: scope.level }, worldScope];
}

/** How calls name a scope: the world without a level, a room type without an instance. */
export function namedScope(scope: PermissionScope): { level?: string; instance?: number } {
  if (scope.kind === 'world') return {};
  return scope.kind === 'scene' ? { level: scope.level, instance: scope.instance } : { level: scope.level };
}
