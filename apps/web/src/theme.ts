import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { keyframes, tokens } from '@chakra-ui/react/theme';
import { palettes, semanticColors } from './theme/colors.ts';
import { globalCss } from './theme/global-css.ts';
import { buttonRecipe, inputRecipe, textareaRecipe } from './theme/recipes.ts';
import { fontSizes, fonts, radii, semanticRadii, shadows, textStyles } from './theme/scales.ts';
import { baseSlotRecipes, slotRecipes } from './theme/slot-recipes.ts';

const base = defineConfig({
  preflight: true,
  cssVarsPrefix: 'campus',
  cssVarsRoot: ':where(html)',
  theme: { slotRecipes: baseSlotRecipes },
});

const own = defineConfig({
  globalCss,
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: { ...tokens, colors: palettes, fonts, fontSizes, radii },
    semanticTokens: { colors: semanticColors, radii: semanticRadii, shadows },
    textStyles,
    keyframes: {
      ...keyframes,
      appear: { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
      'toast-in': { from: { opacity: 0, transform: 'translateY(-0.5rem)' } },
    },
    recipes: {
      button: buttonRecipe,
      input: inputRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes,
  },
});

/** The console's theme on Chakra's engine, with only the tokens and recipes in use. */
export const system = createSystem(defaultBaseConfig, base, own);
