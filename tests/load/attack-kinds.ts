import { logIn } from '@campus/contracts/auth/functions';
import { previewMembers } from '@campus/contracts/members/action-functions';
import { updateMember } from '@campus/contracts/members/functions';
import type { Stack } from '@campus/local/stack';
import { type Attack, origin, targetsOf } from './attack-targets.ts';
import { hostileFiles } from './hostile-files.ts';
import type { Target } from './measure.ts';
import { memberAttacks } from './member-attacks.ts';
import { type SignedIn, signInPeople } from './people.ts';
import { roomAttacks } from './room-attacks.ts';
import { directly } from './targets.ts';

const deep = (levels: number) => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const wide = (parts: number) => `{"email":[${'{},'.repeat(parts - 1)}{}]}`;

/** What attackers can do: people of one account, people without one, and strangers. */
export async function attacksOn(
  stack: Stack,
  accountId: string,
  roomIds: readonly string[],
): Promise<Attack[]> {
  const admins = await signInPeople(stack, 20, { accountId, permission: 'admin' });
  // The limits count calls per person, so that each attack has people of its own.
  const own = await signInPeople(stack, 16, { accountId, permission: 'admin' });
  const ownMembers = await signInPeople(stack, 12, { accountId, permission: 'member' });
  const admin = () => taken(own);
  const member = () => taken(ownMembers);
  const outsiders = await signInPeople(stack, 100);
  const { get, post, openForm, file, call } = targetsOf(stack);
  const imports = `/api/v1/accounts/${accountId}/imports/files`;
  const slow = [
    ...outsiders.map(({ bearer }) => ({
      ...openForm('/api/v1/profile/picture', bearer),
      method: 'PUT' as const,
    })),
    ...admins.map(({ bearer }) => openForm(imports, bearer)),
  ];
  const whole = { pace: 'whole', connections: 8 } as const;
  const sender = admin();
  const hostile = hostileFiles().map((content) => file(imports, sender.bearer, content));
  return [
    { name: 'slow uploads', pace: 'trickle', connections: 3 * slow.length, targets: slow },
    { name: 'deep JSON without a session', ...whole, targets: asVisitor(deep(150_000)) },
    { name: 'deep JSON in a session', ...whole, targets: inSession(admin(), deep(150_000)) },
    { name: 'wide JSON without a session', ...whole, targets: asVisitor(wide(330_000)) },
    { name: 'wide JSON in a session', ...whole, targets: inSession(admin(), wide(330_000)) },
    { name: 'broad search by one session', ...whole, connections: 20, targets: searches([admin()]) },
    { name: 'broad search by an account', ...whole, connections: 20, targets: searches(admins) },
    { name: 'hostile cells of files by one session', ...whole, isAllowed: true, targets: hostile },
    ...memberAttacks(stack, { accountId, admin, member }),
    ...roomAttacks(stack, { accountId, roomIds, admin, member }),
  ];

  function taken(people: SignedIn[]): SignedIn {
    const one = people.pop();
    if (!one) throw new Error('There are more attacks than people.');
    return one;
  }

  function asVisitor(body: string): Target[] {
    return [
      { ...post('/api/v1/auth/sign-in', origin), body },
      { ...call(logIn.name, {}), body },
    ];
  }

  function inSession({ bearer, sessionToken }: SignedIn, body: string): Target[] {
    const change = `/api/v1/accounts/${accountId}/usernames/nobody`;
    return [
      { ...post(change, { ...origin, ...bearer }), method: 'PATCH', body },
      { ...call(updateMember.name, { 'x-parse-session-token': sessionToken }), body },
    ];
  }

  /** Calls that read all members at gateway and platform: the preview of a change, and a search. */
  function searches(people: readonly SignedIn[]): Target[] {
    const matching = { searchField: 'name', search: 'a', extensive: true };
    const preview = JSON.stringify({ accountId, action: 'suspend', selection: { matching } });
    const sent = { search: ['name', 'a'], extensiveSearch: true };
    const body = JSON.stringify({ accountId, action: 'suspend', selection: { matching: sent } });
    const list = '?searchField=name&search=a&extensive=true&sort=lastName';
    return people.flatMap(({ bearer, sessionToken }): Target[] => [
      get(`/trpc/members.previewBulk?input=${encodeURIComponent(preview)}`, bearer),
      { ...call(previewMembers.name, { 'x-parse-session-token': sessionToken }), body },
      get(`/api/v1/accounts/${accountId}/members${list}`, bearer),
      directly(stack, sessionToken, {
        accountId,
        options: { search: ['name', 'a'], sort: ['desc', 'lastName'] },
        extensiveSearch: true,
      }),
    ]);
  }
}
