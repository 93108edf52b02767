import { pageTexts } from '../core/catalogue.ts';

/** The texts of the pages of themes, world customizations, and avatar asset collections. */
export const customizationPageMessages = pageTexts({
  'noun.customizationChange': { one: 'change', other: 'changes' },
  'noun.customization': { one: 'item', other: 'items' },
  'customization.worldThemes':
    'Looks of the world, each with collections and customizations that belong to it.',
  'customization.worldCustomizations': 'What the world looks like, beyond its theme.',
  'customization.avatarAssetCollections': 'What people can put on their avatars.',
  'customization.noTheme': 'No Theme',
  'customization.noTheme.about':
    'What themes switched on is switched off, except what people have set since.',
  'customization.noTheme.oldBuild': 'The build of this world is too old to clear its theme.',
  'customization.themes': 'Theme',
  'customization.themes.none': 'No themes available',
  'customization.collections.none': 'No collections found.',
  'customization.customizations.none': 'No customizations found.',
  'customization.tags': 'Tags',
  'customization.tags.none': 'No tags available',
  'customization.themeFilter': 'Themes',
  'customization.list.avatarAssetCollections': 'Collections',
  'customization.list.worldCustomizations': 'Customizations',
  'customization.search.avatarAssetCollections': 'Search collections',
  'customization.search.worldCustomizations': 'Search customizations',
  'customization.filter.search': (p: { search: string }) => `Search: ${p.search}`,
  'customization.counts': (p: { shown: string; total: string; enabled: string }) =>
    `${p.shown} of ${p.total} shown, ${p.enabled} enabled`,
  'customization.heavy': 'Resource-intensive',
  'customization.applied': 'Applied',
  'customization.contents': (p: { collections: string; customizations: string }) =>
    `Collections: ${p.collections}. World customizations: ${p.customizations}.`,
  'customization.legacy': (p: { name: string; features: string }) =>
    `In older clients: ${p.name}. ${p.features}`,
  'customization.clearFirst': 'Switch off what earlier themes switched on first',
  'customization.bar': 'Unsaved changes',
  'customization.bar.count': (p: { changes: string }) => `${p.changes} not applied`,
  'customization.bar.applied': (p: { what: string }) => `Applied: ${p.what}`,
  'customization.apply': 'Apply',
  'customization.undo': 'Undo',
  'customization.undone': 'Undone. The customizations are as they were before.',
  'customization.success': (p: { what: string }) => `Successfully applied ${p.what}`,
  'customization.plan.title': 'Apply these changes?',
  'customization.plan.message': 'The world changes for everybody in it. You can undo this afterwards.',
  'customization.plan.theme': (p: { from: string; to: string }) => `Theme: ${p.from} → ${p.to}`,
  'customization.plan.on': (p: { count: string }) => `Switched on: ${p.count}`,
  'customization.plan.off': (p: { count: string }) => `Switched off: ${p.count}`,
  'customization.plan.stays': (p: { count: string }) => `Stays on: ${p.count}`,
  'customization.plan.heavy': (p: { before: string; after: string }) =>
    `Resource-intensive items: ${p.before} before, ${p.after} after`,
  'customization.plan.slower': 'More resource-intensive items can slow down the world on weak computers.',
} as const);
