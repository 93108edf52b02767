import { checkSession, logIn, userExists } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { updateUserPassword } from '@campus/contracts/passwords/functions';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makePerson, type Person, password, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { hashPassword, storePassword } from './passwords.ts';

const newPassword = 'Another-2026!';
const wrong = { code: parseCode.invalid, message: text('password.currentWrong') };

function change({ sessionToken }: Person, currentPassword: string, chosen = newPassword) {
  return callPlatform(updateUserPassword, { currentPassword, newPassword: chosen }, sessionToken);
}

async function signIn({ email }: Person, entered: string): Promise<string> {
  return (await callPlatform(logIn, { email, password: entered })).sessionToken;
}

async function passwordUpdatedAt({ userId }: Person): Promise<number> {
  const user = await sql.one<{ at: Date }>(
    'select "passwordUpdatedAt" as at from "_User" where "objectId" = $1',
    [userId],
  );
  return user?.at.getTime() ?? 0;
}

describe('updateUserPassword', () => {
  it("AUTH-066 changes the caller's password, dates it and ends all other sessions", async () => {
    const person = await makePerson({ passwordUpdatedAt: new Date(0) });
    const other = await signIn(person, password);
    await callPlatform(checkSession, {}, other);
    await expect(change(person, password)).resolves.toEqual({});
    expect(await passwordUpdatedAt(person)).toBeGreaterThan(Date.now() - 60_000);
    await expect(callPlatform(userExists, {}, person.sessionToken)).resolves.toBe(true);
    await expect(callPlatform(checkSession, {}, other)).rejects.toMatchObject({ code: parseCode.signedOut });
    await expect(signIn(person, newPassword)).resolves.toMatch(/^r:/);
    await expect(signIn(person, password)).rejects.toMatchObject({ message: text('auth.incorrect') });
  });

  it('mails the person that there is a new password, and what to do if it was another person', async () => {
    const person = await makePerson();
    await change(person, password);
    const mail = await waitForMail(person.email);
    expect(mail.subject).toBe('Your Campus password was changed');
    for (const body of [mail.text, mail.html])
      for (const part of ['knew your former Campus password', `${stack.urls.console}/forgot-password`])
        expect(body).toContain(part);
  });

  it('AUTH-066 AUTH-034 refuses a wrong current password and changes nothing', async () => {
    const person = await makePerson({ passwordUpdatedAt: new Date(0) });
    const other = await signIn(person, password);
    await expect(change(person, 'Wrong-2026!')).rejects.toMatchObject(wrong);
    expect(await passwordUpdatedAt(person)).toBe(0);
    await expect(callPlatform(userExists, {}, other)).resolves.toBe(true);
    await expect(signIn(person, password)).resolves.toMatch(/^r:/);
  });

  it.each([
    ['Short-1', 'password.tooShort'],
    ['UPPERCASE-2026', 'password.noLowercase'],
    ['lowercase-2026', 'password.noUppercase'],
    ['Without-Number', 'password.noNumber'],
    ['Without2026Special', 'password.noSpecial'],
    ['With Space-2026', 'password.spaces'],
    [password, 'password.unchanged'],
  ] as const)('AUTH-066 refuses %s as a new password', async (chosen, key) => {
    const person = await makePerson();
    await expect(change(person, password, chosen)).rejects.toMatchObject({
      code: parseCode.invalid,
      message: text(key),
    });
    await expect(signIn(person, password)).resolves.toMatch(/^r:/);
  });

  it('AUTH-066 needs a session, and a password to change', async () => {
    const call = callPlatform(updateUserPassword, { currentPassword: password, newPassword });
    await expect(call).rejects.toMatchObject({ code: parseCode.signedOut });
    const person = await makePerson();
    await sql.query('update "_User" set "_hashed_password" = null where "objectId" = $1', [person.userId]);
    await expect(change(person, password)).rejects.toMatchObject({ message: text('password.none') });
  });

  it('lets one of twenty simultaneous changes succeed; for the others the current password is wrong', async () => {
    const person = await makePerson();
    const candidates = Array.from({ length: 20 }, (_, nth) => `Number-${nth}-2026!`);
    const answers = await Promise.allSettled(
      candidates.map((candidate) => change(person, password, candidate)),
    );
    const winners = candidates.filter((_, nth) => answers[nth]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(wrong);
    await expect(signIn(person, winners[0] ?? '')).resolves.toMatch(/^r:/);
  });

  it('ends every session that began with the old password', async () => {
    const person = await makePerson();
    const signingIn = Array.from({ length: 10 }, () => signIn(person, password));
    const changing = change(person, password);
    const tokens = await Promise.allSettled(signingIn);
    await changing;
    for (const token of tokens)
      if (token.status === 'fulfilled')
        await expect(callPlatform(userExists, {}, token.value)).rejects.toMatchObject({
          code: parseCode.signedOut,
        });
  });

  it('refuses a sign-in that checked the old password before the change', async () => {
    const person = await makePerson();
    const { refused } = await sql.transaction(async (changing) => {
      await storePassword(changing, person.userId, { passwordHash: await hashPassword(newPassword) });
      // Expected immediately: the refusal can arrive before the transaction ends here.
      const refused = expect(signIn(person, password)).rejects.toMatchObject({
        message: text('auth.incorrect'),
      });
      const waiting = 'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
      await expect.poll(async () => (await changing.query(waiting)).length).toBeGreaterThan(0);
      return { refused };
    });
    await refused;
  });

  it('is recorded without either password', async () => {
    const person = await makePerson();
    await change(person, password);
    await change(person, 'Wrong-2026!').catch(() => undefined);
    const entries = await sql.query(
      `select * from "AuditEntry" where "actorId" = $1 and operation = 'passwords.change' order by at`,
      [person.userId],
    );
    expect(entries).toMatchObject([
      { outcome: 'success', targetType: 'user', targetId: person.userId, targetLabel: person.email },
      { outcome: 'refused', reasons: [{ key: 'password.currentWrong' }] },
    ]);
    for (const secret of [password, newPassword, 'Wrong-2026!', '$argon2'])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });
});
