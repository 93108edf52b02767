/** The rows an overlay may have before it is set off from the top. */
const layoutThreshold = 11;

/** The extra top margin of an overlay with this number of rows. */
export function overlayMargin(rows: number): { mt?: number } {
  return rows > layoutThreshold ? { mt: 2 } : {};
}
