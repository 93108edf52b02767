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

const floating = { bg: 'bg.overlay', borderWidth: '1px', borderRadius: 'lg', boxShadow: 'lg' } as const;
/** A title contains names, such as an email address, that can be longer than a line. */
const title = { minW: 0, overflowWrap: 'anywhere' } as const;
const backdrop = { bg: 'black/45' } as const;

/*
 * Chakra's recipes for floating elements, with our surfaces and density on top. The roots of dialogs,
 * drawers, menus, popovers, and tooltips get them directly. They are not in the theme, so that visitor pages,
 * which have no floating elements, load without them.
 */

export const dialogRecipe = onTop(dialogSlotRecipe, {
  backdrop,
  positioner: { px: 4 },
  content: { ...floating, borderRadius: 'xl' },
  header: { px: 5, pt: 5, pb: 2 },
  body: { px: 5, pt: 1, pb: 5 },
  footer: { gap: 2, px: 5, pt: 0, pb: 5 },
  title: { ...title, textStyle: 'lg', fontWeight: 'semibold' },
});

export const drawerRecipe = onTop(drawerSlotRecipe, { backdrop, title });

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
