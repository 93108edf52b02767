import { defineRecipe } from '@chakra-ui/react/styled-system';
import { controlSizes, controlStyles } from './control-styles.ts';
import { touchTarget } from './touch.ts';

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: 1.5,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    transition: 'background-color 0.1s, border-color 0.1s, color 0.1s',
    focusVisibleRing: 'outside',
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    _icon: { flexShrink: 0 },
  },
  variants: {
    size: {
      '2xs': { h: 6, minW: 6, px: 1, textStyle: 'xs', ...touchTarget },
      xs: { h: 7, minW: 7, px: 2, textStyle: 'sm', ...touchTarget },
      sm: { h: 8, minW: 8, px: 3, textStyle: 'sm', ...touchTarget },
      md: { h: 9, minW: 9, px: 3.5, textStyle: 'md' },
      lg: { h: 10, minW: 10, px: 4, textStyle: 'md' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        boxShadow: 'xs',
        _hover: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.emphasized', color: 'fg' },
        _expanded: { bg: 'bg.emphasized', color: 'fg' },
      },
      plain: {
        color: 'accent.fg',
        px: 0,
        h: 'auto',
        minW: 0,
        minH: 0,
        _hover: { textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

export const inputRecipe = defineRecipe({
  className: 'input',
  base: controlStyles,
  variants: {
    size: controlSizes,
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: { ...controlStyles, py: 2, resize: 'vertical' },
  variants: {
    size: { sm: { px: 2.5, textStyle: 'sm' }, md: { px: 3, textStyle: 'md' } },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});
