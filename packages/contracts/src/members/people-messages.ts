import { pageTexts } from '../core/catalogue.ts';

/** Lists of the people behind figures and of reports: how they are used, and what they are called. */
export const peopleMessages = pageTexts({
  'people.from': (p: { people: string; source: string; time: string }) =>
    `${p.people} from ${p.source}, ${p.time}`,
  'people.place': (p: { source: string; place: string }) => `${p.source}: ${p.place}`,
  'people.window': (p: { from: string; to: string }) => `${p.from} – ${p.to}`,
  'people.entered': (p: { report: string }) => `${p.report} (entered)`,
  'people.left': (p: { report: string }) => `${p.report} (left)`,
  'people.record': (p: { report: string }) => `a record of the ${p.report}`,
  'people.gone': (p: { gone: string; total: string }) => `${p.gone} of these ${p.total} are gone.`,
  'people.oneGone': (p: { total: string }) => `1 of these ${p.total} is gone.`,
  'people.outside': (p: { outside: string; total: string }) =>
    `${p.outside} of these ${p.total} are not listed: they had no membership, such as guests.`,
  'people.oneOutside': (p: { total: string }) =>
    `1 of these ${p.total} is not listed: they had no membership, such as guests.`,
  'people.filter': 'List of people',
  'people.members': 'Open in Members',
  'people.badges': 'Badges…',
  'people.export': 'Export as CSV',
  'people.keepFailed': (p: { reason: string }) => `The list could not be made. ${p.reason}`,
  'people.report': 'People…',
  'people.report.title': 'People of this report',
  'people.report.about':
    'Everybody in the report with its filters, on all of its pages. Guests and people who have left are counted, but not listed.',
  'people.record.title': 'People of this record',
  'people.record.about':
    'Everybody in the original record. Guests and people who have left are counted, but not listed.',
  'people.close': 'Close',
});
