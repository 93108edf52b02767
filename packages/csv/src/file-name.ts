/**
 * The name to save a file under, such as 'audit-demo-campus-2026-11-21.csv'. The day is in UTC, like all times in our
 * files.
 */
export function fileName(
  what: string,
  organizationName: string,
  { ending, now = new Date() }: { ending: string; now?: Date },
): string {
  const words = organizationName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [what, ...words, `${now.toISOString().slice(0, 10)}.${ending}`].join('-');
}

/** The name to save a CSV file under. */
export function csvFileName(what: string, organizationName: string, now = new Date()): string {
  return fileName(what, organizationName, { ending: 'csv', now });
}
