import { pageTexts } from '../core/catalogue.ts';

/** The texts of the guides' pages around the guides themselves. */
export const guidePageMessages = pageTexts({
  'guide.title': 'Guides',
  'guide.about': 'What each page of the console is for, the usual jobs step by step, and what can go wrong.',
  'guide.search': 'Search the guides',
  'guide.search.none': 'No guide has these words.',
  'guide.search.clear': 'Show all guides',
  'guide.closed.note':
    'The pages without a link are not open to your role, or this account does not have them.',
  'guide.list': 'Guides by page',
  'guide.of': (p: { page: string }) => `Guide: ${p.page}`,
  'guide.open': (p: { page: string }) => `Open the page ${p.page}`,
  'guide.jobs': 'The usual jobs',
  'guide.problems': 'What can go wrong',
  'guide.all': 'All guides',
  'guide.neighbors': 'Other guides',
  'guide.previous': (p: { page: string }) => `Previous: ${p.page}`,
  'guide.next': (p: { page: string }) => `Next: ${p.page}`,
  'guide.closed': (p: { page: string }) =>
    `The page ${p.page} is not open to your role, or this account does not have it. So its guide is not shown.`,
} as const);
