import type { listMembers, MemberRow } from '@campus/contracts/members/members';
import type * as z from 'zod';
import { columnsKey } from '../src/lib/storage.ts';
import type { Answers } from './answering-link.ts';
import { workingIn } from './people.ts';
import { aMember, onePage } from './rows.ts';

type ListOutput = z.output<typeof listMembers.output>;
type MembersList = Omit<ListOutput, 'next' | 'outsideDates'> & {
  outsideDates?: NonNullable<ListOutput['outsideDates']>;
};
type Operations = Omit<NonNullable<Answers['members']>, 'list'>;

/** A list of members, by default with a single page. */
export function membersList(items: MemberRow[] = [aMember()], own: Partial<MembersList> = {}): MembersList {
  return { ...onePage(items), totalIsExact: true, lastPage: 1, customFields: [], ...own };
}

/** A person who works in an account with these members, with the gateway's answers to actions on them. */
export function withMembers(list: MembersList, operations: Operations = {}, account = workingIn()): Answers {
  return { ...account, members: { list: () => list, ...operations } };
}

/** Stores these columns as the person's earlier choice. */
export function pickColumns(...columns: string[]) {
  localStorage.setItem(columnsKey('account1', 'user1'), JSON.stringify(columns));
}
