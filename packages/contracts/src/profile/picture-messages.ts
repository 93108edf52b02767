import { pageTexts } from '../core/catalogue.ts';

/** The texts of the field for a picture. */
export const pictureFieldMessages = pageTexts({
  'picture.choose': 'Choose picture',
  'picture.replace': 'Choose another',
  'picture.remove': 'Remove',
  'picture.help':
    'JPEG, PNG, GIF, or WebP; HEIC and AVIF where your browser reads them. Large photos are made smaller. You can also drop or paste it. It is saved at once.',
  'picture.unreadable': 'Your browser cannot read this kind of picture. Please choose a JPEG, PNG, or GIF.',
  'picture.drop': 'Drop the picture here',
  'picture.one': 'Please choose one picture.',
  'picture.sending': 'Sending the picture',
  'picture.sent': 'The picture was saved.',
  'picture.removed': 'The picture was removed.',
  'picture.preview': (p: { label: string }) => `${p.label}: preview`,
});
