import type { RefusalKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import { requestRoute } from '@campus/tests/calls/platform';
import { makePerson, makeSuperadmin, type Person, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import { avatarTable } from '../../foundation/schema/tables/avatar.ts';

async function makeWithAvatar() {
  const person = await makePerson();
  const [avatarId = ''] = await avatarTable.insert(sql, [{ userId: person.userId }]);
  return { person, avatarId };
}

function avatarOf({ userId }: Person, sessionToken?: string) {
  return requestRoute('GET', `/User/${userId}/Avatar`, sessionToken);
}

const problem = (status: number, title: string, key: RefusalKey) => ({
  status,
  body: { status, title, detail: text(key), key, params: {} },
});
const signedOut = problem(401, 'Unauthorized', 'access.signedOut');
const none = problem(404, 'Not Found', 'profile.avatar.none');

it("PRO-027 returns the id of the user's own avatar", async () => {
  const { person, avatarId } = await makeWithAvatar();
  await expect(avatarOf(person, person.sessionToken)).resolves.toEqual({
    status: 200,
    body: { data: { avatarDefinitionId: avatarId } },
  });
});

it('PRO-027 answers 404 to a user without one', async () => {
  const person = await makePerson();
  await expect(avatarOf(person, person.sessionToken)).resolves.toEqual(none);
});

it('PRO-027 refuses all other callers: without a session, and superadmins', async () => {
  const { person } = await makeWithAvatar();
  await expect(avatarOf(person)).resolves.toEqual(signedOut);
  await expect(avatarOf(person, 'r:0123456789abcdef0123456789abcdef')).resolves.toEqual(signedOut);
  const forbidden = problem(403, 'Forbidden', 'access.forbidden');
  for (const other of [await makePerson(), await makeSuperadmin()])
    await expect(avatarOf(person, other.sessionToken)).resolves.toEqual(forbidden);
});

it("PRO-028 deletes the user's own avatar, once, and records it", async () => {
  const { person, avatarId } = await makeWithAvatar();
  const remove = () => requestRoute('DELETE', `/Avatar/${avatarId}`, person.sessionToken);
  const answers = await Promise.all([remove(), remove(), remove()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  await expect(avatarOf(person, person.sessionToken)).resolves.toEqual(none);
  const entries = await sql.query(
    `select operation, "targetId" from "AuditEntry" where "actorId" = $1 and outcome = 'success'`,
    [person.userId],
  );
  expect(entries).toEqual([{ operation: 'profile.deleteAvatar', targetId: avatarId }]);
});

it("PRO-028 lets only the owner delete an avatar: 401 without a token, 403 with another user's", async () => {
  const { person, avatarId } = await makeWithAvatar();
  const foreign = problem(403, 'Forbidden', 'profile.avatar.foreign');
  await expect(requestRoute('DELETE', `/Avatar/${avatarId}`)).resolves.toEqual(signedOut);
  for (const other of [await makePerson(), await makeSuperadmin()])
    await expect(requestRoute('DELETE', `/Avatar/${avatarId}`, other.sessionToken)).resolves.toEqual(foreign);
  await expect(avatarOf(person, person.sessionToken)).resolves.toMatchObject({ status: 200 });
});

it('answers 400 for an invalid id', async () => {
  const { sessionToken } = await makePerson();
  await expect(requestRoute('GET', '/User/%00/Avatar', sessionToken)).resolves.toMatchObject({
    status: 400,
  });
  await expect(requestRoute('DELETE', "/Avatar/'%20or%20'1", sessionToken)).resolves.toMatchObject({
    status: 400,
  });
});
