import { openDatabase } from '@campus/platform/foundation/database/sql';
import { StartFailure } from '../start-failure.ts';
import { emailOf, signIns } from './sign-ins.ts';

/** Fails if the database contains demo people, because everyone knows their password. */
export async function refuseDemoPeople(databaseUrl: string, dataFolder: string): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    const made = await database.one(`select where to_regclass('public."_User"') is not null`);
    const found = made && (await database.one('select from "_User" where email = any($1) limit 1', [emails]));
    if (!found) return;
  } finally {
    await database.close();
  }
  throw new StartFailure(
    `The data folder ${dataFolder} holds the demo data, whose passwords everybody knows. ` +
      'Choose another folder with CAMPUS_DATA_DIR=… or empty this one with "npm run reset".',
  );
}

const emails = signIns.map(emailOf);
