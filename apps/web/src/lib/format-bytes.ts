const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a file size in the person's locale: "812 bytes", "1.2 MB". */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(window.navigator.languages, {
    style: 'unit',
    unit: units[power],
    // The short English form of "byte" has no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}
