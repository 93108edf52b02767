import { pageTexts } from '../core/catalogue.ts';
import { lines } from './lines.ts';

/** The guides to the pages about access and its records. */
export const guideSecurityMessages = pageTexts({
  'guide.effectiveAccess.purpose':
    'Find out who can do what, which rule says so, and make sure that it stays so.',
  'guide.effectiveAccess.job1': lines(
    'Answer why a person cannot do something',
    'In [Who can?], choose what it is about: [Open a page], [Enter a room], [Do something in a room], or [Use a web board].',
    'Under [Can one of them, and why?], choose a role, or find a person with [Search a member].',
    'Read the answer and its reason. [Every rule that was considered] lists them all.',
    'The link under the answer opens the page that changes it.',
  ),
  'guide.effectiveAccess.job2': lines(
    'Clean up exceptions',
    'Open [Overrides]. It lists everything that differs from the default.',
    'In the list [All overrides], choose [Not needed].',
    'Press the button that removes them. Nobody gains or loses access, and [Undo] works for a day.',
  ),
  'guide.effectiveAccess.job3': lines(
    'Pin a rule that must hold',
    'Open [Pinned rules].',
    'Choose the role, [Can] or [Can never], and what it is about.',
    'Press [Pin this rule]. A save that breaks it is refused from then on.',
  ),
  'guide.effectiveAccess.problems': lines(
    'A save on another page is refused because of a rule.',
    'Find the sentence under [Pinned rules], and press [Remove] if it need not hold any more.',
    'The number of people is lower than expected.',
    'People whom only a group of the identity provider lets in are not counted.',
    'I want to see the console as a member sees it.',
    'Open [View as role]. You stay signed in as yourself, and nothing can be changed there.',
  ),

  'guide.audit.purpose': 'See what was changed in this account, by whom, when, and about whom.',
  'guide.audit.job1': lines(
    'Find out who changed something',
    'In the list [All operations], choose what was done. Or search by name or email.',
    'Enter [Dates] to look at those days only.',
    'Click a row to see the values before and after.',
  ),
  'guide.audit.job2': lines(
    'See everything that one person did',
    'Find an entry of the person, and press the button beside the name in the column [Who].',
    'The button in the column [About] shows what was done about a person or thing.',
    'The filters above the table say what is left out.',
  ),
  'guide.audit.job3': lines('Export entries', 'Set the filters.', 'Press [Export as CSV].'),
  'guide.audit.problems': lines(
    'A search finds nothing, though the entry exists.',
    'Short words look at the newest entries only. Type three letters or digits in a row to search them all.',
    'The exported file is not complete.',
    'Only the newest entries fit. Choose dates to export the others.',
    'An entry is [Refused] or [Failed].',
    'The column [Details] says why.',
    'Sign-ins through a provider fail.',
    'Press [Failed single sign-ons] to read their reasons.',
  ),
});
