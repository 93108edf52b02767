/** The positions of the bars, as parts of the width of the drawing. */
export interface PlotArea {
  left: number;
  width: number;
}

/** Puts an element over the bars, however wide the drawing is shown. */
export function overBars({ left, width }: PlotArea): { left: string; width: string } {
  return { left: `${left * 100}%`, width: `${width * 100}%` };
}
