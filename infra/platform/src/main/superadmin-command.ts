import { parseArgs } from 'node:util';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import { makeSuperadmin, type NewSuperadmin } from '../areas/superadmins/make-superadmin.ts';
import { readConfig } from '../foundation/config.ts';
import { openDatabase } from '../foundation/database/sql.ts';
import { StartFailure } from '../foundation/start-failure.ts';

/** Makes the person from the command line a superadmin, and prints a sign-in link for them. */
export async function makeSuperadminByCommand(env?: NodeJS.ProcessEnv): Promise<void> {
  const person = readPerson(process.argv.slice(2));
  const config = readConfig(env);
  const database = openDatabase(config.databaseUrl, { connections: 1 });
  try {
    const link = await makeSuperadmin(database, config, person);
    const within = `This link works once, within ${config.resetMinutes} minutes`;
    process.stdout.write(
      `${person.email} is a superadmin now.\n${within}, to choose the password:\n\n  ${link}\n`,
    );
  } finally {
    await database.close();
  }
}

/** Reads the person from the command line. */
function readPerson(args: string[]): NewSuperadmin {
  const text = { type: 'string', default: '' } as const;
  const { values } = parseArgs({ args, options: { email: text, name: text } });
  const email = values.email.trim().toLowerCase();
  const [firstName = '', ...others] = values.name.trim().split(/\s+/);
  if (!looksLikeEmail(email) || firstName === '')
    throw new StartFailure('Say who it is: --email ada@example.org --name "Ada Example".');
  return { email, firstName, lastName: others.join(' ') };
}
