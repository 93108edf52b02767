/** The places that show a kind of profile. */
export interface ProfileVisibility {
  desktopClient: boolean;
  dashboard: boolean;
}

/** The places that show profiles in an account without a setting. */
export const defaultVisibility = {
  user: { desktopClient: true, dashboard: true },
  member: { desktopClient: false, dashboard: false },
} as const satisfies Record<string, ProfileVisibility>;

/**
 * The places that show a kind of profile, by the account's stored settings. A value other than yes or no counts as
 * not set.
 */
export function visibilityOf(kind: keyof typeof defaultVisibility, stored: unknown): ProfileVisibility {
  const flags = typeof stored === 'object' && stored !== null ? stored : {};
  const usual = defaultVisibility[kind];
  return {
    desktopClient: flagOr(usual.desktopClient, flags, 'desktopClient'),
    dashboard: flagOr(usual.dashboard, flags, 'dashboard'),
  };
}

function flagOr(usual: boolean, flags: object, place: keyof ProfileVisibility): boolean {
  const flag: unknown = Object.entries(flags).find(([name]) => name === place)?.[1];
  return typeof flag === 'boolean' ? flag : usual;
}
