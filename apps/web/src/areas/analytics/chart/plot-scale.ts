/** The size of all texts of a drawing. */
export const plotFontSize = '12px';

/** Lines of a scale above zero. */
export const scaleSteps = 4;

/** The top of a scale that shows a value with round numbers at its lines. */
export function scaleTop(highest: number): number {
  const wanted = Math.max(highest / scaleSteps, 1);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10;
  return step * power * scaleSteps;
}

/** The names below the bars, thinned out to as many as fit side by side. */
export function thinned(ticks: readonly string[], most: number): string[] {
  const every = Math.max(1, Math.ceil(ticks.length / most));
  return ticks.map((tick, index) => (index % every === 0 ? tick : ''));
}
