import { pageTexts } from './catalogue.ts';

/** What fields for times of attendance and for owners of private spaces say beside them, wherever they stand. */
export const helpMessages = pageTexts({
  'help.attendance.start': 'Only within the last five weeks. It is rounded down to a half hour.',
  'help.attendance.duration': 'It is rounded up to a half hour.',
  'help.privateSpace.ownerNames': 'The names of an owner are required only when the email is new.',
});
