import * as z from 'zod';
import { bind } from '../core/binding.ts';
import { accountId, worldName } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireRoute } from '../core/wire-route.ts';
import * as operations from './customization.ts';
import * as fields from './fields.ts';

/** The header that names the world; a name that is not the account's is refused as an unknown account. */
export const worldNameHeader = 'v-world-name';
const headers = { worldName: worldNameHeader } as const;
// Not named `accountId`, so that an account that does not exist or is not the caller's is not found (CUS-019).
const isTrue = z.stringbool().or(z.boolean()).optional();

/** The collections; with `isEnabled` or `isThemed`, those that are enabled, or belong to the applied theme. */
export const getCollections = wireRoute('GET', '/World/{account}/Customizations', {
  input: z.strictObject({ account: accountId, worldName, isEnabled: isTrue, isThemed: isTrue }),
  output: z.object({ data: z.object({ avatarAssetCollections: z.array(fields.avatarAssetCollection) }) }),
  headers,
});

export const getThemes = wireRoute('GET', '/World/{account}/Themes', {
  input: z.strictObject({ account: accountId, worldName }),
  output: z.object({ data: z.object({ themes: z.array(fields.theme) }) }),
  headers,
});

const answer = z.object({ data: fields.applied });

/** Enables exactly these collections. With a theme, also applies it and enables its items. */
export const patchCustomizations = wireRoute('PATCH', '/World/{account}/Customizations', {
  input: z.strictObject({
    account: accountId,
    worldName,
    avatarAssetCollections: fields.collectionIds.optional(),
    themeInternalName: fields.themeName.optional(),
    basedOn: fields.basedOn,
  }),
  output: answer,
  headers,
});

/** Clears the items of the applied theme; with lists, only the named items. */
export const clearThemes = wireRoute('POST', '/World/{account}/clearThemes', {
  input: z.strictObject({
    account: accountId,
    worldName,
    avatarAssetCollections: fields.collectionIds.optional(),
    worldCustomizations: fields.customizationNames.optional(),
    basedOn: fields.basedOn,
  }),
  output: answer,
  headers,
});

export const getCustomizationsForAccount = wireCall(
  'getCustomizationsForAccount',
  z.strictObject({ accountId }),
  z.object({ customizations: z.array(fields.worldCustomization) }),
);

export const getCustomization = bind(operations.readCustomization, { name: 'getCustomization' });
export const saveCustomizations = bind(operations.saveCustomizations, { name: 'saveCustomizations' });
export const undoCustomization = bind(operations.undoCustomization, { name: 'undoCustomization' });
