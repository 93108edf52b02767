import { semanticColors } from './colors.ts';

/**
 * The light value of every color, for printing in any theme. Marked important, because theme values are in a
 * later layer.
 */
export const paperColors = Object.fromEntries(
  Object.entries(semanticColors).flatMap(([group, colors]) =>
    Object.entries(colors).map(([name, { value }]) => [nameOf(group, name), `${value._light} !important`]),
  ),
);

function nameOf(group: string, name: string): string {
  const own = name === 'DEFAULT' ? '' : `-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return `--campus-colors-${group}${own}`;
}
