import { saveBadge } from '@campus/contracts/badges/functions';
import { badgeTable } from '@campus/platform/foundation/schema/tables/badge';
import { callPlatform } from '../calls/platform.ts';
import { makePicture } from '../world/pictures.ts';
import { makeAccount, type Person, sql, type TestAccount, unique } from '../world/world.ts';

/** Creates a badge without an image and returns its id. */
export async function makeBadge(accountId: string, name = `Badge ${unique()}`): Promise<string> {
  const [id = ''] = await badgeTable.insert(sql, [{ accountId, name }]);
  return id;
}

/** Adds a badge with an image through the platform's function, by default as the account's owner. */
export async function addBadge(
  { accountId, people }: TestAccount,
  { by = people.owner, name = `Badge ${unique()}` }: { by?: Person; name?: string } = {},
): Promise<{ objectId: string; name: string; image: string | null; members: number }> {
  const image = { name: 'badge.png', base64: (await makePicture('png')).toString('base64') };
  return callPlatform(saveBadge, { accountId, name, image }, by.sessionToken);
}

/** The names of the badges a member has. */
export async function badgesOf(membershipId: string): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select b.name from "_Join:badges:Membership" given join "Badge" b on b."objectId" = given."relatedId"
     where given."owningId" = $1 order by b.name`,
    [membershipId],
  );
  return rows.map(({ name }) => name);
}

/** Callers who may not manage badges: every level below admin, and an admin of another account. */
export async function peopleWithoutAuthority({ people }: TestAccount): Promise<Person[]> {
  const elsewhere = await makeAccount();
  return [people.moderator, people.leader, people.member, people.suspended, elsewhere.people.owner];
}
