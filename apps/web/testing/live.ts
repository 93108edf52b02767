import type { LivePerson } from '@campus/contracts/analytics/live';
import type { Answers } from './answering-link.ts';
import { onePage } from './rows.ts';

type Live = Awaited<ReturnType<NonNullable<NonNullable<Answers['analytics']>['live']>>>;

/** A person in the lobby. */
export function aLivePerson(own: Partial<LivePerson> = {}): LivePerson {
  return {
    userId: 'user2',
    displayName: 'Mia Sol',
    email: 'mia@example.org',
    sfsRoom: 'hall_1',
    since: '2026-11-20T10:00:00.000Z',
    unknownSince: null,
    ...own,
  };
}

/** Three people online: two in the lobby, and one in no room. */
export function someLive({ items = [], ...own }: Partial<Live> = {}): Live {
  return {
    ...onePage(items),
    namesShown: true,
    online: 3,
    unknown: 0,
    unknownSince: null,
    rooms: [
      { sfsRoom: 'hall_1', people: 2, unknown: 0 },
      { sfsRoom: '', people: 1, unknown: 0 },
    ],
    runningServers: 1,
    lastHeard: '2026-11-20T10:05:00.000Z',
    ...own,
  };
}
