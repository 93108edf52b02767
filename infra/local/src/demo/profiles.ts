import type { Queryable } from '@campus/platform/foundation/database/sql';
import { insertProfiles, type NewProfile } from '@campus/platform/foundation/records/profiles';
import { avatarTable } from '@campus/platform/foundation/schema/tables/avatar';

/** Public profiles of some sign-ins. The others still have empty profiles. */
const profiles: Record<string, Omit<NewProfile, 'userId'>> = {
  owner: {
    email: 'hello@people.campus.test',
    description: 'I look after Demo Campus. Ask me about roles, rooms and how to bring a class in.',
    country: 'PT',
    region: 'Lisbon',
    university: 'University of Lisbon',
    languages: ['Portuguese', 'English', 'Spanish'],
    industryInterests: ['Education', 'Virtual reality'],
    job: 'Head of Digital Campus',
    clubs: 'Rowing',
    hobbies: 'Sailing, choir',
    linkedin: 'demo-campus-owner',
  },
  member: {
    description: 'Second year of biology, usually to be found in the lab on the ground floor.',
    country: 'DE',
    region: 'Freiburg',
    languages: ['German', 'English'],
    industryInterests: ['Biotechnology'],
    hobbies: 'Climbing, photography',
  },
  suspended: { description: 'Used to run the film club.', clubs: 'Film club', languages: ['Italian'] },
};

/** Adds public profiles to some sign-ins, and an avatar to one of them. */
export async function insertDemoProfiles(
  sql: Queryable,
  userIds: ReadonlyMap<string, string>,
): Promise<void> {
  const named = Object.entries(profiles).flatMap(([name, profile]) => {
    const userId = userIds.get(name);
    return userId ? [{ ...profile, userId }] : [];
  });
  await insertProfiles(sql, named);
  const member = userIds.get('member');
  if (member)
    await avatarTable.insert(sql, [{ userId: member, definition: { hair: 'short', jacket: 'green' } }]);
}
