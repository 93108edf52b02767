/** The colors of charts, as the theme calls them: a drawing follows the theme, and is light on paper. */
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

/** A color as pale as a day that is partly known. In a space whose name the library does not take for a color. */
export function paleOf(color: string): string {
  return `color-mix(in oklab, ${color} 45%, transparent)`;
}
