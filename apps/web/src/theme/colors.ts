import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

/** The raw palettes. Components use the semantic colors below, which adapt to light and dark. */
export const palettes = defineTokens.colors({
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#000000' },
  white: { value: '#ffffff' },
  slate: {
    25: { value: '#f7f8fa' },
    50: { value: '#f2f4f7' },
    100: { value: '#e9ecf0' },
    200: { value: '#dfe3e8' },
    300: { value: '#ccd2da' },
    400: { value: '#8b94a3' },
    500: { value: '#5f6877' },
    600: { value: '#505967' },
    900: { value: '#161a21' },
  },
  night: {
    25: { value: '#0d1015' },
    50: { value: '#14181f' },
    100: { value: '#191e26' },
    200: { value: '#1f252e' },
    300: { value: '#2a313c' },
    400: { value: '#3a4350' },
    500: { value: '#626d7e' },
    600: { value: '#8d98a8' },
    700: { value: '#a6afbd' },
    900: { value: '#e9ecf1' },
  },
});

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/**
 * Colors by purpose. Text has a contrast of 4.5:1, and the edges of controls 3:1, on every surface that they
 * appear on.
 */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: both('{colors.white}', '{colors.night.50}'),
    canvas: both('{colors.slate.25}', '{colors.night.25}'),
    panel: both('{colors.white}', '{colors.night.50}'),
    overlay: both('{colors.white}', '{colors.night.100}'),
    subtle: both('#fafbfc', '{colors.night.100}'),
    hover: both('{colors.slate.25}', '{colors.night.100}'),
    muted: both('{colors.slate.50}', '{colors.night.200}'),
    emphasized: both('{colors.slate.100}', '{colors.night.300}'),
    inverted: both('{colors.slate.900}', '{colors.night.900}'),
    error: both('#fef2f1', '#2c1617'),
    warning: both('#fef7e8', '#2a1f0c'),
    success: both('#ecf8f0', '#10261a'),
    info: both('#eef1fd', '#1c2440'),
  },
  fg: {
    DEFAULT: both('{colors.slate.900}', '{colors.night.900}'),
    muted: both('{colors.slate.600}', '{colors.night.700}'),
    subtle: both('{colors.slate.500}', '{colors.night.600}'),
    inverted: both('{colors.white}', '{colors.night.25}'),
    error: both('#b42318', '#ffa19a'),
    warning: both('#8a5200', '#f2bd63'),
    success: both('#18713f', '#6cd49a'),
    info: both('#334aae', '#a9b8fc'),
  },
  border: {
    DEFAULT: both('{colors.slate.200}', '{colors.night.300}'),
    subtle: both('{colors.slate.100}', '{colors.night.200}'),
    emphasized: both('{colors.slate.300}', '{colors.night.400}'),
    /** Edges that are the only sign of a control. */
    control: both('{colors.slate.400}', '{colors.night.500}'),
    error: both('#d1362f', '#e5675f'),
    warning: both('#ecd09a', '#5c4419'),
  },
  accent: {
    solid: both('#3f5bd0', '#4863da'),
    hover: both('#364fb8', '#4f69dd'),
    contrast: both('{colors.white}', '{colors.white}'),
    fg: both('#364dbb', '#a9b8fc'),
    subtle: both('#eef1fd', '#1c2440'),
    muted: both('#e0e6fb', '#263155'),
    emphasized: both('#c9d3f8', '#334170'),
    border: both('#b9c5f5', '#3a4a80'),
    focusRing: both('#5b74e6', '#8195f5'),
  },
  gray: {
    solid: both('{colors.slate.900}', '{colors.night.900}'),
    hover: both('#2b323d', '#cfd5de'),
    contrast: both('{colors.white}', '{colors.night.25}'),
    fg: both('{colors.slate.900}', '{colors.night.900}'),
    subtle: both('{colors.slate.50}', '{colors.night.200}'),
    muted: both('{colors.slate.100}', '{colors.night.300}'),
    emphasized: both('{colors.slate.200}', '{colors.night.400}'),
    border: both('{colors.slate.300}', '{colors.night.400}'),
    focusRing: both('#5b74e6', '#8195f5'),
  },
  red: {
    solid: both('#c62f29', '#c9382f'),
    hover: both('#ab2620', '#d1413a'),
    contrast: both('{colors.white}', '{colors.white}'),
    fg: both('#b42318', '#ffa19a'),
    subtle: both('#fef2f1', '#2c1617'),
    muted: both('#fde4e2', '#3d1d1e'),
    emphasized: both('#f9c9c5', '#57282a'),
    border: both('#f2aea9', '#6d3032'),
    focusRing: both('#d1362f', '#e5675f'),
  },
});
