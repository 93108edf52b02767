import type { Stack } from '@campus/local/stack';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { makePicture } from '@campus/tests/world/pictures';
import type { Target } from './measure.ts';
import { signInPeople } from './people.ts';

/** So many that none of them meets a limit of changes in an hour. */
const people = 97;

/** Reads and changes by admins of an account through the gateway, one after the other. */
export async function everydayCalls(stack: Stack, accountId: string): Promise<() => Target> {
  const admins = await signInPeople(stack, people, { accountId, permission: 'admin' });
  const members = await membersOf(stack, accountId);
  const picture = await pictureForm();
  const account = `${stack.urls.console}/api/v1/accounts/${accountId}`;
  const profile = `${stack.urls.console}/api/v1/profile`;
  const mix: readonly ((call: number) => Omit<Target, 'headers' | 'name'>)[] = [
    () => read(`${account}/members`),
    (call) => change(`${account}/members/${members[call % members.length]}`, { title: `Fellow ${call}` }),
    () => read(`${account}/members?searchField=email&search=ada`),
    () => read(`${account}/invitations`),
    (call) => change(`${account}/members/${members[call % members.length]}`, { firstName: `Ana ${call}` }),
    () => read(`${account}/badges`),
    () => read(`${account}/members?page=3&sort=lastName`),
    (call) => change(profile, { hobbies: `Chess ${call}` }),
    () => read(`${stack.urls.console}/api/v1/accounts`),
    () => read(`${account}/audit`),
    (call) => change(`${account}/members/${members[call % members.length]}`, { title: `Head ${call}` }),
    () => ({ method: 'PUT', url: `${profile}/picture`, body: picture.body }),
  ];
  let made = 0;
  return () => {
    const call = made++;
    const next = mix[call % mix.length]?.(call) ?? read(account);
    const type = next.method === 'PUT' ? picture.type : 'application/json';
    const headers = { 'content-type': type, ...admins[call % admins.length]?.bearer };
    return { ...next, headers, name: `${next.method} ${next.url}` };
  };
}

function read(url: string) {
  return { method: 'GET', url } as const;
}

function change(url: string, changes: object) {
  return { method: 'PATCH', url, body: JSON.stringify(changes) } as const;
}

async function membersOf(stack: Stack, accountId: string): Promise<string[]> {
  const sql = openDatabase(stack.urls.database, { connections: 1 });
  const rows = await sql.query<{ id: string }>(
    `select "objectId" as id from "Membership" where account = $1 and permission = 'member' limit 500`,
    [accountId],
  );
  await sql.close();
  return rows.map(({ id }) => id);
}

async function pictureForm(): Promise<{ body: Buffer<ArrayBuffer>; type: string }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await makePicture('jpeg'))]), 'me.jpg');
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}
