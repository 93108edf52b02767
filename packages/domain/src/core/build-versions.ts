/**
 * Compares two build versions as dotted numbers, part by part (1.10 is newer than 1.9).
 * A missing part counts as 0. Returns a negative number, 0 or a positive number.
 */
export function compareBuildVersions(left: string, right: string): number {
  const a = parts(left);
  const b = parts(right);
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function parts(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
