/**
 * The name a CSV file is saved under, such as 'audit-demo-campus-2026-11-21.csv'; the day is that of UTC, as all
 * times in our files.
 */
export function csvFileName(what: string, organizationName: string, now = new Date()): string {
  const words = organizationName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [what, ...words, `${now.toISOString().slice(0, 10)}.csv`].join('-');
}
