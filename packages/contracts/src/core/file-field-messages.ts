import { pageTexts } from './catalogue.ts';

/** Texts of form fields for files. */
export const fileFieldMessages = pageTexts({
  'file.choose': 'Choose file',
  'file.replace': 'Choose another',
  'file.drop': 'Drop the file here',
  'file.picture.help': 'JPEG, PNG or GIF, at most 5 MB. You can also drop it here or paste it.',
  'file.one': 'Please choose one file.',
  'file.preview': (p: { label: string }) => `${p.label}: preview`,
});
