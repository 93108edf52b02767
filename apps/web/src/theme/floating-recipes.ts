import type {
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import {
  dialogSlotRecipe,
  drawerSlotRecipe,
  menuSlotRecipe,
  popoverSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';
import { lowWindow } from './low-window.ts';

const floating = { bg: 'bg.overlay', borderWidth: '1px', borderRadius: 'lg', boxShadow: 'lg' } as const;
/** A title contains names, such as an email address, that can be longer than a line. */
const title = { minW: 0, overflowWrap: 'anywhere' } as const;
/** In a low window, a dialog scrolls as one, without lists that scroll inside it. */
const scrollsAsOne = {
  '--dialog-margin': '0',
  maxH: '100dvh',
  overflowY: 'auto',
  '& :not(img, textarea)': { maxHeight: 'none !important' },
} as const;
const backdrop = { bg: 'black/45' } as const;

/*
 * Chakra's recipes for floating elements, with our surfaces and density on top. The roots of dialogs,
 * drawers, menus, popovers, and tooltips get them directly. They are not in the theme, so that visitor pages,
 * which have no floating elements, load without them.
 */

const dialog = onTop(dialogSlotRecipe, {
  backdrop,
  positioner: { px: 4, [lowWindow]: { px: 0 } },
  content: { ...floating, borderRadius: 'xl', [lowWindow]: scrollsAsOne },
  header: { px: 5, pt: 5, pb: 2 },
  body: { px: 5, pt: 1, pb: 5 },
  footer: { gap: 2, px: 5, pt: 0, pb: 5 },
  title: { ...title, textStyle: 'lg', fontWeight: 'semibold' },
});

/** A dialog whose body scrolls between its title and its buttons fills a low window. */
const inside = {
  ...dialogSlotRecipe.variants?.scrollBehavior?.inside,
  content: {
    maxH: 'calc(100% - 7.5rem)',
    [lowWindow]: { ...scrollsAsOne, maxW: 'none', minH: '100dvh', borderWidth: 0, borderRadius: 0 },
  },
  body: { overflow: 'auto', [lowWindow]: { overflow: 'visible', flex: 'none' } },
};

export const dialogRecipe = {
  ...dialog,
  variants: {
    ...dialog.variants,
    scrollBehavior: { ...dialogSlotRecipe.variants?.scrollBehavior, inside },
  },
} as typeof dialog;

export const drawerRecipe = onTop(drawerSlotRecipe, {
  backdrop,
  title,
  content: { [lowWindow]: { overflowY: 'auto' } },
  body: { [lowWindow]: { overflow: 'visible', flex: 'none' } },
});

export const menuRecipe = onTop(menuSlotRecipe, {
  content: { ...floating, minW: '11rem', p: 1 },
  item: {
    gap: 2,
    px: 2,
    py: 1.5,
    borderRadius: 'md',
    textStyle: 'sm',
    cursor: 'pointer',
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    _highlighted: {
      bg: 'bg.emphasized',
      _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
    },
  },
});

export const popoverRecipe = onTop(popoverSlotRecipe, {
  content: { ...floating, '--popover-bg': 'colors.bg.overlay' },
});

export const tooltipRecipe = tooltipSlotRecipe;

/** Extends a recipe with additional styles for its slots. */
function onTop<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  recipe: SlotRecipeDefinition<Slot, Variants>,
  styles: Partial<Record<Slot, SystemStyleObject>>,
): SlotRecipeDefinition<Slot, Variants> {
  const base: Partial<Record<Slot, SystemStyleObject | undefined>> = { ...recipe.base };
  for (const slot of recipe.slots) if (styles[slot]) base[slot] = { ...base[slot], ...styles[slot] };
  return { ...recipe, base };
}
