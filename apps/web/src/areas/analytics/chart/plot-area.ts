/** The horizontal positions of the bars, as fractions of the drawing's width. */
export interface PlotArea {
  left: number;
  width: number;
}

/** Returns the style that places an element over the bars at any width of the drawing. */
export function overBars({ left, width }: PlotArea): { left: string; width: string } {
  return { left: `${left * 100}%`, width: `${width * 100}%` };
}
