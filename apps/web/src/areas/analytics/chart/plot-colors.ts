/** The chart colors as theme variables, so a drawing follows the theme and is light on paper. */
export const plotColors = {
  figures: ['accent-solid', 'fg-success'].map(colorOf),
  missing: colorOf('fg-subtle'),
  before: colorOf('fg-warning'),
  text: colorOf('fg-muted'),
  line: colorOf('border'),
};

function colorOf(token: string): string {
  return `var(--campus-colors-${token})`;
}

/**
 * The pale variant of a color, for days with partial data. Uses a color space whose name the library does not
 * mistake for a color.
 */
export function paleOf(color: string): string {
  return `color-mix(in oklab, ${color} 45%, transparent)`;
}
