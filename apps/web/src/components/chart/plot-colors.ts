import type { PlotColors } from './plot-options.ts';

/** The colors of charts as the theme has them now, light or dark. */
export function plotColors(): PlotColors {
  const styles = getComputedStyle(document.documentElement);
  const color = (token: string) => styles.getPropertyValue(`--campus-colors-${token}`).trim();
  return {
    figures: [color('accent-solid'), color('fg-success')],
    missing: color('fg-subtle'),
    before: color('fg-warning'),
    text: color('fg-muted'),
    line: color('border'),
  };
}
