import { hashPassword } from '@campus/platform/areas/identity/passwords';
import { openDatabase, type Sql } from '@campus/platform/foundation/database/sql';
import { insertMemberships } from '@campus/platform/foundation/records/memberships';
import { insertUsers } from '@campus/platform/foundation/records/users';
import { demoCampus, insertDemoAccounts, northwind } from './accounts.ts';
import { insertDemoBadges } from './badges.ts';
import { insertDemoControls } from './controls.ts';
import { insertDemoCustomizations } from './customizations.ts';
import { daysBefore } from './days.ts';
import { fillWithEvents, readWorld } from './events/fill.ts';
import type { EventsPlace } from './events/send.ts';
import { insertDemoInvitations } from './invitations.ts';
import { insertDemoLevels } from './levels.ts';
import { makePerson } from './people.ts';
import { insertDemoProfiles } from './profiles.ts';
import { createRandom } from './random.ts';
import { addRecentActivity } from './recent-activity.ts';
import { insertDemoRooms } from './rooms.ts';
import { demoPassword, insertSignIns, signIns } from './sign-ins.ts';
import { insertDemoSpaces } from './spaces.ts';
import { type DemoProviders, followProviders, insertDemoSso } from './sso.ts';

const seed = 2026;
const memberCount = 250;

/**
 * Fills a platform without accounts with demo data, and performs a few operations on it. If there is an
 * account, it only updates the providers to those of this run, and adds recent events of the worlds.
 */
export async function fillWithDemoData(
  providers: DemoProviders,
  { eventsKey, ...place }: Pick<DemoParts, 'filesFolder' | 'tokenSecret'> & { eventsKey: string },
): Promise<void> {
  const { urls } = providers;
  const database = openDatabase(urls.database, { connections: 1 });
  try {
    const isFilled = await database.one('select from "Account" limit 1');
    if (!isFilled) {
      const passwordHash = await hashPassword(demoPassword);
      await database.transaction((sql) => insertEverything(sql, { providers, ...place, passwordHash }));
    }
    await followProviders(database, providers);
    const events = { url: urls.usage, eventsKey };
    await Promise.all([
      ...(isFilled ? [] : [addRecentActivity(urls.platform)]),
      fillWorlds(database, events),
    ]);
  } finally {
    await database.close();
  }
}

/** Adds the missing events of the last 90 days to two worlds. Adds none if the world was deleted. */
async function fillWorlds(database: Sql, place: EventsPlace): Promise<void> {
  const now = new Date();
  for (const accountId of [demoCampus, northwind]) {
    const world = await readWorld(database, accountId);
    if (world.people.length > 0) await fillWithEvents(database, place, { world, days: 90, now });
  }
}

interface DemoParts {
  providers: DemoProviders;
  filesFolder: string;
  /** The platform's encryption secret. */
  tokenSecret: string;
  passwordHash: string;
}

async function insertEverything(
  sql: Sql,
  { providers, filesFolder, tokenSecret, passwordHash }: DemoParts,
): Promise<void> {
  const now = new Date();
  const random = createRandom(seed);
  await insertDemoAccounts(sql, daysBefore(now, 730));
  await insertDemoCustomizations(sql);
  const userIds = await insertSignIns(sql, passwordHash, now);
  await insertDemoSso(sql, providers, { userIds, now });
  await insertDemoProfiles(sql, userIds);
  const badgeIds = await insertDemoBadges(sql, filesFolder);
  await insertDemoControls(sql);
  await insertDemoLevels(sql);
  await insertDemoRooms(sql, { tokenSecret });

  const known = signIns.filter(({ memberships }) => memberships.some(([account]) => account === demoCampus));
  const people = Array.from({ length: memberCount - known.length }, (_, number) =>
    makePerson(number, { accountId: demoCampus, series: 'd', random, now }),
  );
  await insertUsers(
    sql,
    people.map((person) => person.user),
  );
  await insertMemberships(
    sql,
    people.map((person) => ({
      ...person.membership,
      badgeIds: badgeIds.filter(() => random.chance(0.1)),
    })),
  );
  await insertDemoSpaces(sql, {
    config: { tokenSecret },
    owners: people.slice(0, 60).map(({ user }) => user),
    random: createRandom(seed + 1),
    now,
  });
  await insertDemoInvitations(sql, {
    invitedBy: userIds.get('owner') ?? '',
    badgeIds,
    joined: people.slice(0, 16),
    random,
    now,
  });
}
