import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id } from '../core/fields.ts';
import {
  applied,
  avatarAssetCollection,
  basedOn,
  collectionIds,
  customizationNames,
  customizationPage,
  customizationState,
  lastChange,
  theme,
  themeName,
  worldCustomization,
} from './fields.ts';

const base = '/accounts/{accountId}/customization' as const;
const ofPage = { level: 'member', pageOf: 'input' } as const;
/** ACCT-038 */
const ofThemes = { page: 'worldThemes', normalUserRefusal: 'access.notAdmin' } as const;
const limit = { calls: 120, seconds: 60 } as const;

export const readCustomization = contract({
  kind: 'query',
  access: ofPage,
  scope: 'customization',
  summary: 'The catalog of themes, collections, and world customizations, and what of it is switched on.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId, page: customizationPage }),
  output: z.object({
    state: customizationState,
    collections: z.array(avatarAssetCollection).describe('All avatar asset collections, by name.'),
    customizations: z.array(worldCustomization).describe('All world customizations, by name.'),
    themes: z.array(theme).describe('All themes, by name.'),
    clearable: customizationState
      .omit({ theme: true })
      .describe('The enabled items that clearing the themes switches off.'),
    offersThemeClearing: z.boolean().describe('Whether the build of the world can clear themes.'),
    changed: lastChange,
  }),
});

export const saveCollections = contract({
  kind: 'mutation',
  access: { page: 'avatarAssetCollections' },
  scope: 'customization',
  summary: 'Enable exactly these avatar asset collections.',
  rest: { method: 'PUT', path: `${base}/collections` },
  input: z.object({ accountId, collections: collectionIds, basedOn }),
  output: applied,
  audit: 'customization.saveCollections',
  limit,
});

export const saveCustomizations = contract({
  kind: 'mutation',
  access: { page: 'worldCustomizations' },
  scope: 'customization',
  summary: 'Enable exactly these world customizations.',
  rest: { method: 'PUT', path: `${base}/customizations` },
  input: z.object({ accountId, customizations: customizationNames, basedOn }),
  output: applied,
  audit: 'customization.saveCustomizations',
  limit,
});

export const applyTheme = contract({
  kind: 'mutation',
  access: ofThemes,
  scope: 'customization',
  summary: 'Apply a theme: what belongs to it is enabled, everything else stays.',
  rest: { method: 'PUT', path: `${base}/theme` },
  input: z.object({ accountId, theme: themeName, basedOn }),
  output: applied,
  audit: 'customization.applyTheme',
  limit,
});

export const clearThemes = contract({
  kind: 'mutation',
  access: ofThemes,
  scope: 'customization',
  summary: 'Apply no theme: what belongs to the present one is disabled, everything else stays.',
  rest: { method: 'DELETE', path: `${base}/theme` },
  input: z.object({ accountId, basedOn }),
  output: applied,
  audit: 'customization.clearThemes',
  limit,
});

export const undoCustomization = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'customization',
  summary: 'Undo consecutive changes, unless another person has changed something since.',
  rest: { method: 'POST', path: `${base}/undo` },
  input: z.object({
    accountId,
    page: customizationPage,
    changeIds: z.array(id).min(1).max(10).describe('Changes in the order in which they were made.'),
  }),
  output: applied,
  audit: 'customization.undo',
  limit,
});
