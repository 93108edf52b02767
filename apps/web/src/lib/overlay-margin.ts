/** The rows an overlay may have before it is set off from the top. */
const layoutThreshold = 11;

/** The added top margin of an overlay with so many rows. */
export function overlayMargin(rows: number): { mt?: number } {
  return rows > layoutThreshold ? { mt: 2 } : {};
}
