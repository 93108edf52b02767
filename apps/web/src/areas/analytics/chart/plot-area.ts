/** Where the bars are, as fractions of the width and the height of the drawing. */
export interface PlotArea {
  left: number;
  width: number;
  /** The height of what is below the bars: the labels of the axis. */
  below: number;
}

/** Returns the style that places an element over the bars at any width of the drawing. */
export function overBars({ left, width }: PlotArea): { left: string; width: string } {
  return { left: `${left * 100}%`, width: `${width * 100}%` };
}

/** The height of a drawing on screen, in pixels. Paper scales it. */
export const plotHeight = 220;
