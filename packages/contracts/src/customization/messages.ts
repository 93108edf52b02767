/** Texts about customizations that every layer may say. */
export const customizationMessages = {
  'customization.collectionUnknown': (p: { id: string }) => `There is no avatar asset collection ${p.id}.`,
  'customization.themeUnknown': (p: { theme: string }) => `There is no theme ${p.theme}.`,
  'customization.customizationUnknown': (p: { name: string }) => `There is no world customization ${p.name}.`,
  'customization.changed': (p: { person: string }) =>
    `${p.person} has changed the customizations since you planned this. Nothing was applied.`,
  'customization.undo.changed': (p: { person: string }) =>
    `${p.person} has changed the customizations since. Nothing was undone.`,
  'customization.anotherPerson': 'Another person',
  'customization.change.notFound': 'There is no such change of customizations.',
  'customization.nothing': 'Please name collections or a theme to apply.',
} as const;
