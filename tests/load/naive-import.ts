import type { Stack } from '@campus/local/stack';
import Parse from 'parse/node';
import type { ImportedPerson } from './import-people.ts';
import { startPlainPlatform } from './start-plain-platform.ts';

/** A declaration that the SDK's types for Node lack. */
interface Initializable {
  initialize(applicationId: string, javaScriptKey?: string, masterKey?: string): void;
  serverURL: string;
}
const sdk = Parse as unknown as Initializable;

/** The number of rows per call. The SDK sends them in batches of twenty. */
const chunk = 1_000;

/** Saves rows as a script without imports would: one object per row, with the SDK's `saveAll`. */
export async function saveNaively(
  stack: Stack,
  env: NodeJS.ProcessEnv,
  accountId: string,
  rows: readonly ImportedPerson[],
) {
  const plain = await startPlainPlatform(stack, env);
  sdk.initialize('campus', undefined, stack.masterKey);
  sdk.serverURL = plain.url;
  const account = Parse.Object.extend('Account').createWithoutData(accountId);
  const start = performance.now();
  for (let from = 0; from < rows.length; from += chunk)
    await Parse.Object.saveAll(
      rows.slice(from, from + chunk).map((row) => objectOf(account, row)),
      { useMasterKey: true },
    );
  const seconds = (performance.now() - start) / 1000;
  await plain.stop();
  return { 'rows/s': Math.round(rows.length / seconds) };
}

function objectOf(
  account: Parse.Object,
  { member, email, firstName, lastName, title, teamId }: ImportedPerson,
) {
  if (member) return Parse.Object.extend('Membership').createWithoutData(member).set({ title, teamId });
  const names = { firstName, lastName, displayName: `${firstName} ${lastName}` };
  const invitation = new Parse.Object('Invitation');
  return invitation.set({
    account,
    email,
    ...names,
    title,
    teamid: teamId,
    permission: 'member',
    status: 'processing',
  });
}
