import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import {
  dialogSlotRecipe as chakraDialog,
  drawerSlotRecipe as chakraDrawer,
  fieldSlotRecipe as chakraField,
  menuSlotRecipe as chakraMenu,
  popoverSlotRecipe as chakraPopover,
  tooltipSlotRecipe as chakraTooltip,
} from '@chakra-ui/react/theme';
import { selectArrowStyle, selectSizes, selectStyle } from './control-styles.ts';

const floating = { bg: 'bg.overlay', borderWidth: '1px', borderRadius: 'lg', boxShadow: 'lg' } as const;
const backdrop = { bg: 'black/45' } as const;

/** Chakra's recipes for what floats, with our surfaces and density on top. */
export const baseSlotRecipes = {
  dialog: chakraDialog,
  drawer: chakraDrawer,
  field: chakraField,
  menu: chakraMenu,
  popover: chakraPopover,
  tooltip: chakraTooltip,
};

export const slotRecipes = {
  dialog: defineSlotRecipe({
    slots: [],
    base: {
      backdrop,
      positioner: { px: 4 },
      content: { ...floating, borderRadius: 'xl' },
      header: { px: 5, pt: 5, pb: 2 },
      body: { px: 5, pt: 1, pb: 5 },
      footer: { gap: 2, px: 5, pt: 0, pb: 5 },
      title: { textStyle: 'lg', fontWeight: 'semibold' },
    },
  }),
  drawer: defineSlotRecipe({ slots: [], base: { backdrop } }),
  field: defineSlotRecipe({
    slots: [],
    base: {
      label: { textStyle: 'sm', fontWeight: 'medium', userSelect: 'auto' },
      errorText: { textStyle: 'xs', fontWeight: 'normal' },
    },
  }),
  menu: defineSlotRecipe({
    slots: [],
    base: {
      content: { ...floating, minW: '11rem', p: 1 },
      item: {
        gap: 2,
        px: 2,
        py: 1.5,
        borderRadius: 'md',
        textStyle: 'sm',
        cursor: 'pointer',
        _highlighted: {
          bg: 'bg.emphasized',
          _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
  nativeSelect: defineSlotRecipe({
    className: 'native-select',
    slots: ['root', 'field', 'indicator'],
    base: {
      root: { position: 'relative', w: 'full' },
      field: selectStyle,
      indicator: { ...selectArrowStyle, _icon: { boxSize: 4 } },
    },
    variants: {
      size: {
        sm: { field: selectSizes.sm },
        md: { field: selectSizes.md },
      },
      variant: { outline: {} },
    },
    defaultVariants: { size: 'md', variant: 'outline' },
  }),
  popover: defineSlotRecipe({
    slots: [],
    base: { content: { ...floating, '--popover-bg': 'colors.bg.overlay' } },
  }),
};
