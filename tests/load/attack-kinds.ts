import { logIn } from '@campus/contracts/auth/functions';
import { previewMembers } from '@campus/contracts/members/action-functions';
import { updateMember } from '@campus/contracts/members/functions';
import type { Stack } from '@campus/local/stack';
import type { Target } from './measure.ts';
import { type SignedIn, signInPeople } from './people.ts';
import { directly } from './targets.ts';

/** Requests from one attacker over this many connections, in sequence on each. */
export interface Attack {
  name: string;
  /** Whether the request is sent at once or one byte a second. */
  pace: 'whole' | 'trickle';
  connections: number;
  targets: readonly Target[];
}

const json = { 'content-type': 'application/json' };
const parse = { ...json, 'x-parse-application-id': 'campus' };
/** The attackers' address. The gateway trusts this machine's header. */
const origin = { 'x-forwarded-for': '198.51.100.1' };

const deep = (levels: number) => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const wide = (parts: number) => `{"email":[${'{},'.repeat(parts - 1)}{}]}`;

/** The attacks of the security report, by people of one account and by people without one. */
export async function attacksOn(stack: Stack, accountId: string): Promise<Attack[]> {
  const admins = await signInPeople(stack, 20, { accountId, permission: 'admin' });
  const outsiders = await signInPeople(stack, 100);
  const [admin] = admins;
  if (!admin) throw new Error('No admin was made.');
  const uploads = [...outsiders.map(picture), ...admins.map(importFile)];
  const whole = { pace: 'whole', connections: 8 } as const;
  return [
    { name: 'slow uploads', pace: 'trickle', connections: 3 * uploads.length, targets: uploads },
    { name: 'deep JSON without a session', ...whole, targets: visitors(deep(150_000)) },
    { name: 'deep JSON in a session', ...whole, targets: members(deep(150_000)) },
    { name: 'wide JSON without a session', ...whole, targets: visitors(wide(330_000)) },
    { name: 'wide JSON in a session', ...whole, targets: members(wide(330_000)) },
    { name: 'broad search by one session', ...whole, connections: 20, targets: searches([admin]) },
    { name: 'broad search by an account', ...whole, connections: 20, targets: searches(admins) },
  ];

  function visitors(body: string): Target[] {
    return [
      { ...post('/api/v1/auth/sign-in', origin), body },
      { ...call(logIn.name, {}), body },
    ];
  }

  function members(body: string): Target[] {
    const { bearer, sessionToken } = admin as SignedIn;
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

  function picture({ bearer }: SignedIn): Target {
    return { ...form('/api/v1/profile/picture', bearer), method: 'PUT' };
  }

  function importFile({ bearer }: SignedIn): Target {
    return form(`/api/v1/accounts/${accountId}/imports/files`, bearer);
  }

  function form(path: string, bearer: Record<string, string>): Target {
    const boundary = 'bench';
    const target = post(path, { ...origin, ...bearer });
    return {
      ...target,
      headers: { ...target.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`,
    };
  }

  function get(path: string, headers: Record<string, string>): Target {
    return { name: path, method: 'GET', url: stack.urls.console + path, headers };
  }

  function post(path: string, headers: Record<string, string>): Target {
    return { name: path, method: 'POST', url: stack.urls.console + path, headers: { ...json, ...headers } };
  }

  function call(name: string, headers: Record<string, string>): Target {
    const url = `${stack.urls.platform}/functions/${name}`;
    return { name, method: 'POST', url, headers: { ...parse, ...headers } };
  }
}
