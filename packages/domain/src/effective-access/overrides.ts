import type { Level } from '../access/levels.ts';
import { type Page, type PageAccess, pages, requirementOf } from '../access/pages.ts';
import type { RoomRole } from '../access/room-levels.ts';
import type { BoardAccess, BoardField } from '../room-permissions/boards.ts';
import type { Rule } from '../room-permissions/resolve.ts';
import type { Device, PermissionScope } from '../room-permissions/scopes.ts';

/**
 * Why an override is not needed. `redundant`: it equals what it would inherit. `shadowed`: closer overrides or a
 * minimum decide. `orphaned`: its room or action does not exist.
 */
export type OverrideMark = 'redundant' | 'shadowed' | 'orphaned';

/** A permission set in a scope of a device, and what would hold there without it. */
export interface PermissionOverride {
  kind: 'permission';
  recordId: string;
  device: Device;
  scope: PermissionScope;
  optionId: string;
  value: number;
  /** What would hold without it after everything marked is removed, and by which rule. */
  inherited: number | undefined;
  inheritedFrom: Rule | undefined;
  mark: OverrideMark | undefined;
  by: string | undefined;
  at: string | undefined;
}

/** A permission of web boards that is set in a scope, for every program. */
export interface BoardPermissionOverride
  extends Omit<PermissionOverride, 'kind' | 'device' | 'inheritedFrom'> {
  kind: 'boardPermission';
}

/** The access of some roles to some boards without a field. */
export interface WithoutField {
  access: BoardAccess;
  roles: readonly RoomRole[];
  /** Null is every board that the field does not name. */
  boardIds: readonly (string | null)[];
}

/** A field of Individual Board Control that names boards in a scope, and what would hold there without it. */
export interface BoardFieldOverride {
  kind: 'boardField';
  recordId: string;
  scope: PermissionScope;
  field: BoardField;
  boardIds: readonly string[];
  /** What would hold without it for each of its roles, after everything marked is removed. */
  without: readonly WithoutField[];
  mark: OverrideMark | undefined;
  by: string | undefined;
  at: string | undefined;
}

/** A page that is opened to another level than by default. */
export interface PageOverride {
  kind: 'page';
  page: Page;
  value: Level;
  inherited: Level;
  mark: OverrideMark | undefined;
  by: string | undefined;
  at: string | undefined;
}

/** The configured pages. A page whose removal would change nothing is redundant, or shadowed by its minimum. */
export function pageOverrides(pageAccess: Partial<Record<Page, PageAccess>>): PageOverride[] {
  return pages.flatMap((page) => {
    const access = pageAccess[page];
    if (!access?.configured) return [];
    const { configured: value, by, at } = access;
    const present = requirementOf(page, access);
    const inherited = requirementOf(page, { ...access, configured: undefined }).level;
    const mark = markOfPage(present, inherited);
    return [{ kind: 'page' as const, page, value, inherited, mark, by, at }];
  });
}

function markOfPage(present: ReturnType<typeof requirementOf>, inherited: string): OverrideMark | undefined {
  if (present.level !== inherited) return undefined;
  return present.source === 'configured' ? 'redundant' : 'shadowed';
}
