import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: { colorPalette: 'accent', bg: 'bg.canvas', color: 'fg' },
  body: { textStyle: 'md', fontFeatureSettings: '"cv11", "ss03"' },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'accent.emphasized' },
  ':where(a, button, [tabindex]):focus-visible': {
    outline: '2px solid {colors.accent.focusRing}',
    outlineOffset: '2px',
  },
  ':where(th, td):focus-visible': { outlineOffset: '-2px' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
  'nav, header': { _print: { display: 'none !important' } },
});
