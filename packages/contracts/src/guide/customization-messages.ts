import { pageTexts } from '../core/catalogue.ts';
import { lines } from './lines.ts';

const anotherPerson = [
  'Nothing was applied.',
  'Another person changed the customizations after you began. Look at the page again, and repeat your choice.',
];
const heavy = [
  'The world is slow on weak computers.',
  'Items marked [Resource-intensive] cost the most. The question before [Apply] counts them.',
];

/** The guides to the pages about the looks of the world. */
export const guideCustomizationMessages = pageTexts({
  'guide.worldThemes.purpose':
    'Give the world a look. A theme switches on the collections and customizations that belong to it.',
  'guide.worldThemes.job1': lines(
    'Give the world a theme',
    'Choose a theme. Its card says what it contains.',
    'Tick [Switch off what earlier themes switched on first] to start from nothing.',
    'Press [Apply], read what is switched on and off, and press [Apply] again.',
  ),
  'guide.worldThemes.job2': lines(
    'Take the theme away',
    'Choose [No Theme]. What themes switched on is switched off, except what people have set since.',
    'Press [Apply], and confirm.',
  ),
  'guide.worldThemes.job3': lines(
    'Go back to the look before',
    'Press [Undo] in the bar that follows a change.',
    'If the bar is gone, choose the earlier theme and apply it.',
  ),
  'guide.worldThemes.problems': lines(
    ...anotherPerson,
    ...heavy,
    'The theme cannot be taken away.',
    'The build of the world is too old for [No Theme].',
  ),

  'guide.worldCustomizations.purpose': 'Switch single decorations and effects of the world on and off.',
  'guide.worldCustomizations.job1': lines(
    'Switch something on',
    'Find it with [Search customizations], or choose [Tags].',
    'Tick its card.',
    'Press [Apply], read the list, and press [Apply] again.',
  ),
  'guide.worldCustomizations.job2': lines(
    'See what belongs to a theme',
    'Choose the theme under [Themes].',
    'Ticked cards are on. The line above them counts how many are shown and how many are on.',
  ),
  'guide.worldCustomizations.job3': lines(
    'Take a change back',
    'Press [Undo] in the bar that follows a change.',
    'Or untick the cards, and press [Apply].',
  ),
  'guide.worldCustomizations.problems': lines(
    ...anotherPerson,
    ...heavy,
    'I cannot find an item.',
    'A search, a tag, or a theme is still chosen. If nothing is shown, press [Clear all filters].',
  ),

  'guide.avatarAssetCollections.purpose': 'Decide which clothes and things people can put on their avatars.',
  'guide.avatarAssetCollections.job1': lines(
    'Offer a collection',
    'Find it with [Search collections], or choose [Tags].',
    'Tick its card.',
    'Press [Apply], read the list, and press [Apply] again.',
  ),
  'guide.avatarAssetCollections.job2': lines(
    'Stop offering a collection',
    'Untick its card.',
    'Press [Apply]. The question names what is switched off.',
  ),
  'guide.avatarAssetCollections.job3': lines(
    'See what a theme brought',
    'Choose the theme under [Themes].',
    'Ticked cards are offered now.',
  ),
  'guide.avatarAssetCollections.problems': lines(
    ...anotherPerson,
    ...heavy,
    'I applied too much.',
    'Press [Undo] in the bar that follows a change.',
  ),
});
