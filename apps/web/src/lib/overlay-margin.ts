/** The number of rows up to which an overlay has no extra top margin. */
const layoutThreshold = 11;

/** The extra top margin of an overlay with this number of rows. */
export function overlayMargin(rows: number): { mt?: number } {
  return rows > layoutThreshold ? { mt: 2 } : {};
}
