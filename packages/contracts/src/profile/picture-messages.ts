import { pageTexts } from '../core/catalogue.ts';

/** What the field for a picture says. */
export const pictureFieldMessages = pageTexts({
  'picture.choose': 'Choose picture',
  'picture.replace': 'Choose another',
  'picture.remove': 'Remove',
  'picture.drop': 'Drop the picture here',
  'picture.one': 'Please choose one picture.',
  'picture.sending': 'Sending the picture',
  'picture.sent': 'The picture was saved.',
  'picture.removed': 'The picture was removed.',
  'picture.preview': (p: { label: string }) => `${p.label}: preview`,
});
