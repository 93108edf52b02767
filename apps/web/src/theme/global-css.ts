import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { lowWindow } from './low-window.ts';
import { paperColors } from './paper-colors.ts';

const strong = 'var(--campus-colors-fg) !important';
const visible = 'color-mix(in srgb, var(--campus-colors-fg) 70%, var(--campus-colors-bg)) !important';

/** For people who request more contrast: no muted text, and no faint edges. */
const moreContrast = {
  '--campus-colors-fg-muted': strong,
  '--campus-colors-fg-subtle': strong,
  '--campus-colors-border': visible,
  '--campus-colors-border-subtle': visible,
  '--campus-colors-border-emphasized': visible,
  '--campus-colors-border-control': strong,
  '--campus-colors-accent-focus-ring': strong,
};

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  // What has the focus is above the bar at the bottom and below the one at the top (`keepClear`).
  'html, main': { scrollPaddingBottom: 'calc(var(--bar-height, 0px) + 0.5rem)' },
  html: {
    colorPalette: 'accent',
    bg: 'bg.canvas',
    color: 'fg',
    scrollPaddingTop: { base: '3.5rem', md: 0 },
    [lowWindow]: { scrollPaddingTop: 0 },
    _moreContrast: moreContrast,
  },
  body: { textStyle: 'md', fontFeatureSettings: '"cv11", "ss03"' },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'accent.emphasized' },
  ':where(a, button, [tabindex]):focus-visible': {
    outline: '2px solid {colors.accent.focusRing}',
    outlineOffset: '2px',
  },
  // If the system sets the colors (forced colors), backgrounds cannot mark the selected item.
  '[aria-current]:not([aria-current=false])': {
    _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '[aria-pressed=true]': {
    _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  ':where(th, td):focus-visible': { outlineOffset: '-2px' },
  '*, *::before, *::after': {
    _motionReduce: { animation: 'none !important', transition: 'none !important' },
  },
  // Scales icons with the text. Their pixel sizes apply at 16 pixels per rem.
  ...Object.fromEntries(
    [12, 14, 16, 18, 20, 24, 28, 32, 40].map((size) => [
      `:where(svg.lucide[width="${size}"])`,
      { width: `${size / 16}rem`, height: `${size / 16}rem` },
    ]),
  ),
  // Hides controls in print, and removes scrolling. The line with the number of rows in a table stays.
  'nav:not(:has(> [aria-live])), header, main :is(search, fieldset, :has(> select[aria-label]), input[type=checkbox]), main button:not(thead button)':
    {
      _print: { display: 'none !important' },
    },
  'main input[type=checkbox] + label': { _print: { display: 'none !important' } },
  ':is(main, body, #root, #root > div, #root > div > div, #root main *)': {
    _print: { maxHeight: 'none !important', overflow: 'visible !important' },
  },
  ':is(main, #root > div, #root > div > div)': {
    _print: { display: 'block !important', height: 'auto !important' },
  },
  'html.dark': { _print: { ...paperColors, colorScheme: 'light !important' } },
  'h1, h2, h3': { _print: { breakAfter: 'avoid' } },
  tr: { _print: { breakInside: 'avoid' } },
  thead: { _print: { position: 'static !important' } },
});
