import { text } from '@campus/contracts/core/text';
import { useParseSdk } from '@campus/tests/calls/sdk-over-http';
import { fingerprint } from '@campus/tests/world/fingerprint';
import {
  type MemberPerson,
  makeAccount,
  password,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import Parse from 'parse/node';
import { beforeAll, describe, expect, it } from 'vitest';

let account: TestAccount;
let member: MemberPerson;
let classes: string[];
let options: { sessionToken: string };

beforeAll(async () => {
  // With a guessed master key, the SDK sends calls that it would otherwise reject itself.
  useParseSdk('a guessed master key');
  account = await makeAccount();
  member = account.people.member;
  options = { sessionToken: member.sessionToken };
  const names = await sql.query<{ name: string }>('select "className" as name from "_SCHEMA"');
  classes = names.map(({ name }) => name);
});

describe("the Parse SDK with a member's session token", () => {
  it('finds, gets, counts and aggregates nothing in any class', async () => {
    for (const name of classes) {
      const query = () => new Parse.Query(name);
      await expectRefusals(name, [
        () => query().find(options),
        () => query().first(options),
        () => query().get('anything00', options),
        () => query().count(options),
        () => query().distinct('objectId'),
        () => query().aggregate({ group: { objectId: '$account' } }),
      ]);
    }
  });

  it('saves and destroys nothing in any class, one by one or in a batch', async () => {
    const before = await fingerprint(account.accountId);
    for (const name of classes) {
      const stored = Parse.Object.fromJSON({ className: name, objectId: member.membershipId });
      stored.set('permission', 'owner');
      const made = new Parse.Object(name);
      made.set('name', 'made');
      await expectRefusals(name, [
        () => made.save(null, options),
        () => stored.save(null, options),
        () => stored.destroy(options),
        () => Parse.Object.saveAll([stored], options),
        () => Parse.Object.destroyAll([stored], options),
      ]);
    }
    expect(await fingerprint(account.accountId)).toBe(before);
  });

  it('makes no role, class or file and starts no job', async () => {
    const role = new Parse.Role(`ownersOf_${unique()}`, new Parse.ACL());
    const schema = new Parse.Schema(`Invented${unique()}`);
    schema.addString('name');
    await expectRefusals('', [
      () => role.save(null, options),
      () => schema.save(),
      () => new Parse.Schema('Badge').delete(),
      async () => new Parse.File('people.csv', { base64: 'YQ==' }).save(options),
      () => Parse.Cloud.startJob('anything', {}),
      () => Parse.Config.get(),
      () => Parse.Config.save({ open: true }, {}),
    ]);
  });

  it('can neither sign up nor sign in nor become a user', async () => {
    const user = new Parse.User({ username: `invented-${unique()}`, password });
    await expectRefusals('', [
      () => user.signUp(),
      () => Parse.User.logIn(member.email, password),
      () => Parse.User.requestPasswordReset(member.email),
      () => Parse.AnonymousUtils.logIn(),
    ]);
    await expect(sql.query('select from "_User" where username = $1', [user.getUsername()])).resolves.toEqual(
      [],
    );
  });
});

/** Fails unless the platform itself refuses each attempt, not the SDK. */
async function expectRefusals(what: string, attempts: (() => Promise<unknown>)[]): Promise<void> {
  for (const attempt of attempts) {
    const outcome = await attempt().then(
      () => 'done',
      // A batch is refused with a list of errors.
      (reason: Error | Error[]) => [reason].flat()[0]?.message,
    );
    expect(outcome, `${what} ${attempt}`).toBe(text('access.forbidden'));
  }
}
