import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { fieldSlotRecipe as chakraField } from '@chakra-ui/react/theme';
import { selectArrowStyle, selectSizes, selectStyle } from './control-styles.ts';

/** Chakra's field recipe, with our density on top. For floating elements, see `floating-recipes.ts`. */
export const baseSlotRecipes = { field: chakraField };

export const slotRecipes = {
  field: defineSlotRecipe({
    slots: [],
    base: {
      label: { textStyle: 'sm', fontWeight: 'medium', userSelect: 'auto' },
      errorText: { textStyle: 'xs', fontWeight: 'normal' },
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
};
