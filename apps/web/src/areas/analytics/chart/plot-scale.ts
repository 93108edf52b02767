/** The font size of all text in a drawing. */
export const plotFontSize = '12px';

/** The number of scale lines above zero. */
export const scaleSteps = 4;

/** Returns a top value for the scale so that its lines have round numbers. */
export function scaleTop(highest: number): number {
  const wanted = Math.max(highest / scaleSteps, 1);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10;
  return step * power * scaleSteps;
}

/** Drops names below the bars until the rest fit side by side. */
export function thinned(ticks: readonly string[], most: number): string[] {
  const every = Math.max(1, Math.ceil(ticks.length / most));
  return ticks.map((tick, index) => (index % every === 0 ? tick : ''));
}
