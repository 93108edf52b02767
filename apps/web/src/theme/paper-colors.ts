import { semanticColors } from './colors.ts';

/**
 * The light value of every color, for paper: ink on white, whatever the theme. Important, because the values of themes
 * are in a later layer.
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
