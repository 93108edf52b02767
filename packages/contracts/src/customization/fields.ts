import * as z from 'zod';
import { id, instant, typed } from '../core/fields.ts';

const named = typed(100).refine((value) => value !== '');
/** The most items that a list names. */
const maxItems = 2000;

export const collectionIds = z
  .array(id)
  .max(maxItems)
  .describe('Avatar asset collections, by their identifiers.');
export const customizationNames = z
  .array(named.describe('Name of a world customization.'))
  .max(maxItems)
  .describe('World customizations, by their names.');
export const themeName = named.describe('Internal name of a theme.');

/** The three pages about customizations. */
export const customizationPage = z
  .enum(['worldThemes', 'worldCustomizations', 'avatarAssetCollections'])
  .describe('Page on which it is done.');
export type CustomizationPage = z.output<typeof customizationPage>;

export const customizationState = z
  .strictObject({
    theme: typed(100).describe('Internal name of the applied theme; empty for none.'),
    collections: collectionIds,
    customizations: customizationNames,
  })
  .describe('What is switched on in the world.')
  .meta({ id: 'CustomizationState' });

export const basedOn = customizationState
  .optional()
  .describe(
    'State that the change was planned on. When the world has another one now, nothing is changed. Without it the change counts in any case.',
  );

export const avatarAssetCollection = z
  .object({
    id,
    friendlyName: z.string().describe('Name that people read.'),
    description: z.string().describe('What the collection holds.'),
    tags: z.array(z.string()).describe('Tags of the collection.'),
    resourceIntensive: z.boolean().describe('Whether it needs much of the computers in the world.'),
    isEnabled: z.boolean().describe('Whether the world has it.'),
  })
  .describe('Clothes and other assets for avatars.')
  .meta({ id: 'AvatarAssetCollection' });

export const theme = z
  .object({
    internalName: z.string().describe('Name by which the theme is applied.'),
    friendlyName: z.string().describe('Name that people read.'),
    description: z.string().describe('What the theme looks like.'),
    legacyName: z.string().describe('Name that older clients know; empty for none.'),
    legacyFeaturesDescription: z.string().describe('What older clients show of it; empty for nothing.'),
    avatarAssetCollections: z.array(id).describe('Collections that belong to it.'),
    worldCustomizations: z.array(z.string()).describe('World customizations that belong to it, by name.'),
  })
  .describe('A look of the world: collections and world customizations that belong together.')
  .meta({ id: 'Theme' });

export const worldCustomization = z
  .object({
    id,
    name: z.string().describe('Name by which it is saved.'),
    friendlyName: z.string().describe('Name that people read.'),
    description: z.string().describe('What it changes in the world.'),
    group: z.string().describe('Group that it belongs to, used as its tag; empty for none.'),
    resourceIntensive: z.boolean().describe('Whether it needs much of the computers in the world.'),
    enabled: z.boolean().describe('Whether the world has it.'),
  })
  .describe('A change to the look of the world.')
  .meta({ id: 'WorldCustomization' });

export const lastChange = z
  .object({
    by: z.string().describe('Email address of the person who made the change.'),
    at: instant.describe('When it was made.'),
  })
  .nullable()
  .describe('The last change; null when there was none.');

export const applied = z.object({
  state: customizationState,
  changeId: id.nullable().describe('Identifier of the change, to undo it; null when nothing was changed.'),
});
