import { defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react/styled-system';

const sans =
  '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif';

export const fonts = defineTokens.fonts({
  body: { value: sans },
  heading: { value: sans },
  mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
});

export const fontSizes = defineTokens.fontSizes({
  '2xs': { value: '0.6875rem' },
  xs: { value: '0.75rem' },
  sm: { value: '0.8125rem' },
  md: { value: '0.875rem' },
  lg: { value: '1rem' },
  xl: { value: '1.25rem' },
  '2xl': { value: '1.5rem' },
});

/**
 * Text styles on a 4-pixel grid. `md` is for the body, `sm` for tables and controls, and `xs` for side notes.
 */
export const textStyles = defineTextStyles({
  '2xs': { value: { fontSize: '2xs', lineHeight: '1rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.25rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.5rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem' } },
  title: {
    value: { fontSize: 'xl', lineHeight: '1.75rem', fontWeight: 'semibold', letterSpacing: '-0.014em' },
  },
  heading: { value: { fontSize: 'md', lineHeight: '1.25rem', fontWeight: 'semibold' } },
});

export const radii = defineTokens.radii({
  none: { value: '0' },
  sm: { value: '0.25rem' },
  md: { value: '0.375rem' },
  lg: { value: '0.5rem' },
  xl: { value: '0.75rem' },
  full: { value: '9999px' },
});

/** The three radii that Chakra's recipes use, by nesting: inner, control, surface. */
export const semanticRadii = defineSemanticTokens.radii({
  l1: { value: '{radii.sm}' },
  l2: { value: '{radii.md}' },
  l3: { value: '{radii.lg}' },
});

export const shadows = defineSemanticTokens.shadows({
  xs: { value: { _light: '0 1px 2px rgb(16 24 40 / 0.06)', _dark: '0 1px 2px rgb(0 0 0 / 0.4)' } },
  sm: { value: { _light: '0 1px 3px rgb(16 24 40 / 0.08)', _dark: '0 1px 3px rgb(0 0 0 / 0.5)' } },
  md: { value: { _light: '0 4px 12px rgb(16 24 40 / 0.1)', _dark: '0 4px 12px rgb(0 0 0 / 0.5)' } },
  lg: { value: { _light: '0 12px 32px rgb(16 24 40 / 0.16)', _dark: '0 12px 32px rgb(0 0 0 / 0.6)' } },
});
