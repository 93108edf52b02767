/** A browser as it presents itself. */
export interface Browser {
  name: 'chrome' | 'edge' | 'chromium' | 'other';
  /** The first part of the version. */
  version: number;
  os: 'macos' | 'windows' | 'chromeos' | 'linux' | 'phone' | 'other';
}

type SupportedName = 'chrome' | 'edge';

const supported: Readonly<Record<SupportedName, { from: number; systems: readonly Browser['os'][] }>> = {
  chrome: { from: 77, systems: ['macos', 'windows', 'chromeos'] },
  edge: { from: 91, systems: ['windows'] },
};

/** Whether the campus can be streamed to this browser. */
export function supportsStreaming({ name, version, os }: Browser): boolean {
  if (name !== 'chrome' && name !== 'edge') return false;
  const { from, systems } = supported[name];
  return version >= from && systems.includes(os);
}
