import { logIn } from '@campus/contracts/auth/functions';
import { resetPassword } from '@campus/contracts/passwords/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makePerson, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import { makeSuperadmin } from './make-superadmin.ts';

const config = {
  tokenSecret: 'a secret that only tests use, of any kind',
  publicUrl: stack.urls.console,
  verificationDays: 7,
  resetMinutes: 60,
  objectionDays: 7,
};
const newPassword = 'A-new-Password-2026!';

const make = (email: string) => makeSuperadmin(sql, config, { email, firstName: 'Ada', lastName: 'Example' });

/** Returns the secret at the end of a link for choosing a password. */
function codeOf(link: string): string {
  const prefix = `${stack.urls.console}/reset-password/`;
  expect(link.startsWith(prefix)).toBe(true);
  return link.slice(prefix.length);
}

it('the first superadmin comes from a command, and chooses the password by a link that works once', async () => {
  const email = `first-${unique()}@example.test`;
  const code = codeOf(await make(email));
  await callPlatform(resetPassword, { code, newPassword });
  await expect(callPlatform(logIn, { email, password: newPassword })).resolves.toMatchObject({
    user: { superadmin: true },
  });
  await expect(callPlatform(resetPassword, { code, newPassword })).rejects.toThrow();
});

it('a person with a user keeps it, and the audit trail names the new superadmin', async () => {
  const { email, userId } = await makePerson();
  await make(email);
  const entries = await sql.query(
    `select "targetId", "targetLabel", outcome from "AuditEntry" where operation = 'superadmins.make' and "targetId" = $1`,
    [userId],
  );
  expect(entries).toEqual([{ targetId: userId, targetLabel: email, outcome: 'success' }]);
});

it('a later link ends the earlier one', async () => {
  const email = `twice-${unique()}@example.test`;
  const [earlier, later] = [codeOf(await make(email)), codeOf(await make(email))];
  await expect(callPlatform(resetPassword, { code: earlier, newPassword })).rejects.toThrow();
  await callPlatform(resetPassword, { code: later, newPassword });
});
