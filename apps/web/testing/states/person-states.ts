import { AppError } from '@campus/contracts/core/app-error';
import { aPerson, aTimeline, aTimelineEntry, withPerson } from '../person.ts';
import { failing, type PageState } from './page-state.ts';

const address = '/admin/members/membership2';
const nothing = {
  edit: false,
  changePermission: false,
  assignBadges: false,
  suspend: false,
  unsuspend: false,
  resetPassword: false,
  endSessions: false,
  resetSecondFactor: false,
  remove: false,
};

const badges = [{ id: 'badge1', name: 'Explorer' }];
const task = { kind: 'members.export', status: 'done' } as const;
const entries = [aTimelineEntry(), aTimelineEntry({ id: 'task1', kind: 'task', entry: null, task })];

/** The states of the page of a person. */
export const personStates: Record<string, PageState> = {
  'a person': {
    address,
    answers: () =>
      withPerson(aPerson({ badges }), { timeline: () => aTimeline(entries, { next: '1.entry1' }) }),
    shows: 'Show older entries',
  },
  'a suspended person': {
    address,
    answers: () =>
      withPerson(
        aPerson({
          permission: 'suspended',
          previousPermission: 'leader',
          lastLoginAt: null,
          lastInWorldAt: null,
          invitation: null,
          signIn: { sessions: 0, lastUsedAt: null, secondFactors: [], identities: [] },
        }),
        { timeline: () => aTimeline([]) },
      ),
    shows: 'The role before the suspension was',
  },
  'a person above the caller': {
    address,
    answers: () =>
      withPerson(
        aPerson({
          permission: 'owner',
          signIn: null,
          signInHidden: 'Your role does not let you see how a person with this role signs in.',
          can: nothing,
        }),
        { timeline: () => aTimeline([], { shown: [] }) },
      ),
    shows: 'Your role does not let you act on this person.',
  },
  'a page of one’s own': {
    address,
    answers: () =>
      withPerson(aPerson({ own: true, userId: 'user1', can: { ...nothing, edit: true } }), {
        timeline: () => aTimeline([aTimelineEntry()], { shown: ['audit'] }),
      }),
    shows: 'This is you.',
  },
  'a person who is no member': {
    address,
    answers: () =>
      withPerson(aPerson(), {
        person: () => {
          throw new AppError('notFound', 'members.notFound');
        },
      }),
    shows: 'There is no such member in this account.',
  },
  'a person who fails': {
    address,
    answers: () => withPerson(aPerson(), { person: failing }),
    shows: 'Try again',
  },
};
