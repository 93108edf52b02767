/** The oldest version of each package with fixes for all known vulnerabilities that could affect us. */
export const fixedVersions: Readonly<Record<string, FixedVersion>> = {
  undici: {
    from: '7.28.0',
    fixes:
      'CVE-2026-1525 (request smuggling, 7.24.0) and CVE-2026-6733 (mixed-up answers on kept connections)',
  },
  'follow-redirects': { from: '1.16.0', fixes: 'what the advisories against earlier versions describe' },
};

export interface FixedVersion {
  from: string;
  fixes: string;
}

/** The parts of `package-lock.json` that we read. */
export interface LockFile {
  packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  version?: string;
  /** The checksum of the package's archive. */
  integrity?: string;
  /** Whether it is one of our workspaces. */
  link?: boolean;
  /** Whether another package's archive contains it. */
  inBundle?: boolean;
}

/** Returns one sentence for each locked package that is older than its fix. */
export function outdatedPackages(lock: LockFile, fixed = fixedVersions): string[] {
  return Object.entries(lock.packages).flatMap(([place, { version = '' }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    const fix = Object.hasOwn(fixed, name) ? fixed[name] : undefined;
    if (!fix || isAtLeast(version, fix.from)) return [];
    return [`${place} is ${version}; it must be ${fix.from} or later, which fixes ${fix.fixes}.`];
  });
}

/** Returns one sentence for each locked package that npm would install without a checksum. */
export function packagesWithoutChecksum(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(
      ([place, { integrity, link, inBundle }]) =>
        place.includes('node_modules/') && !integrity && !link && !inBundle,
    )
    .map(([place]) => `${place} has no "integrity"; take it from the registry (dist.integrity).`);
}

/** Compares released versions, number by number. */
function isAtLeast(version: string, least: string): boolean {
  return version.localeCompare(least, 'en', { numeric: true }) >= 0;
}
