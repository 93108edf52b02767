import { checkAccess } from '@campus/contracts/accounts/access-functions';
import { become } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  beginPasskey,
  beginTotp,
  confirmSecondFactor,
  finishPasskey,
  finishSignIn,
  finishTotp,
  getConfirmationOptions,
  getSecondFactors,
  removeSecondFactor,
  renameSecondFactor,
  renewRecoveryCodes,
} from '@campus/contracts/second-factor/functions';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { addPasskey, codeOf, enterPassword, setUpApp } from '@campus/tests/areas/second-factor';
import { makeAuthenticator } from '@campus/tests/browser/authenticator';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, makePerson, type Person, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../foundation/secret.ts';
import { startSession } from '../identity/sessions.ts';

const refused = (key: Parameters<typeof text>[0]) => ({ message: text(key as 'secondFactor.expired') });
const proofNeeded = { code: parseCode.forbidden, ...refused('secondFactor.proofNeeded') };

const listOf = ({ sessionToken }: Person) => callPlatform(getSecondFactors, {}, sessionToken);

/** Makes another session for a person, last proven this many minutes ago. */
async function sessionAged({ userId }: Person, minutes: number): Promise<string> {
  const provenAt = new Date(Date.now() - minutes * 60_000);
  return startSession(sql, { userId, method: 'password', proven: { provenAt } });
}

describe('an authenticator app', () => {
  it('is added with its first code, and gives ten recovery codes, of which only hashes are stored', async () => {
    const person = await makePerson();
    const app = await setUpApp(person);
    expect(app.recoveryCodes).toHaveLength(10);
    expect(await listOf(person)).toEqual({
      items: [
        {
          id: expect.any(String),
          kind: 'totp',
          name: 'Authenticator app',
          createdAt: expect.any(String),
          lastUsedAt: null,
        },
      ],
      recoveryCodesLeft: 10,
      passkeysOffered: true,
    });
    const stored = JSON.stringify([
      await sql.query('select * from "SecondFactor" where "user" = $1', [person.userId]),
      await sql.query('select * from recovery_code where "user" = $1', [person.userId]),
    ]);
    for (const secret of [app.secret, ...app.recoveryCodes]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(secret.replace('-', ''));
    }
    const mail = await waitForMail(person.email);
    expect(mail.text).toContain('"Authenticator app" can now confirm your Campus login.');
  });

  it('is not added with a wrong code, nor with a code of a setup that has ended', async () => {
    const { sessionToken } = await makePerson();
    const finish = (code: string) => callPlatform(finishTotp, { code }, sessionToken);
    await expect(finish('123456')).rejects.toMatchObject(refused('secondFactor.setUpExpired'));
    const { secret } = await callPlatform(beginTotp, {}, sessionToken);
    const wrong = codeOf(secret, 10);
    await expect(finish(wrong)).rejects.toMatchObject(refused('secondFactor.wrongCode'));
    await sql.query(
      `update totp_setup set until = now() where session in
      (select "objectId" from "_Session" where "sessionToken" = $1)`,
      [hashOf(sessionToken)],
    );
    await expect(finish(codeOf(secret))).rejects.toMatchObject(refused('secondFactor.setUpExpired'));
  });

  it('replaces the old one, whose codes end', async () => {
    const person = await makePerson();
    const previous = await setUpApp(person);
    const present = await setUpApp(person);
    expect(present.recoveryCodes).toEqual([]);
    expect((await listOf(person)).items).toHaveLength(1);
    const confirm = (code: string) => callPlatform(confirmSecondFactor, { code }, person.sessionToken);
    await expect(confirm(await previous.next())).rejects.toMatchObject(refused('secondFactor.wrongCode'));
    await expect(confirm(await present.next())).resolves.toEqual({});
  });
});

describe('a passkey', () => {
  it('is added with the answer of a device that has recognized the person', async () => {
    const person = await makePerson();
    const { device, recoveryCodes } = await addPasskey(person, 'Laptop');
    expect(recoveryCodes).toHaveLength(10);
    expect((await listOf(person)).items).toMatchObject([{ kind: 'passkey', name: 'Laptop' }]);
    const options = await callPlatform(beginPasskey, {}, person.sessionToken);
    expect(options.excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it('is not added from another page, unrecognized, twice with one challenge, or for another session', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const begin = () => callPlatform(beginPasskey, {}, person.sessionToken);
    const add = (passkey: object, { sessionToken } = person) =>
      callPlatform(finishPasskey, { name: 'Phone', passkey: passkey as never }, sessionToken);
    const device = makeAuthenticator();
    const wrong = refused('secondFactor.wrongPasskey');
    await expect(add(device.create(await begin(), { origin: 'https://evil.test' }))).rejects.toMatchObject(
      wrong,
    );
    await expect(add(device.create(await begin(), { userVerified: false }))).rejects.toMatchObject(wrong);
    await expect(add(device.create(await begin()), other)).rejects.toMatchObject(wrong);
    const options = await begin();
    await expect(add(device.create(options))).resolves.toMatchObject({ recoveryCodes: expect.any(Array) });
    await expect(add(makeAuthenticator().create(options))).rejects.toMatchObject(wrong);
    const again = makeAuthenticator().create({ ...(await begin()), challenge: 'AAAA' });
    await expect(add(again)).rejects.toMatchObject(wrong);
  });

  it('belongs to one person', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const { device } = await addPasskey(person);
    const options = await callPlatform(beginPasskey, {}, other.sessionToken);
    const passkey = device.create(options);
    await expect(
      callPlatform(finishPasskey, { name: 'Stolen', passkey }, other.sessionToken),
    ).rejects.toMatchObject(refused('secondFactor.passkeys.known'));
  });
});

describe('changing second factors', () => {
  const changes = {
    beginTotp: (token: string) => callPlatform(beginTotp, {}, token),
    beginPasskey: (token: string) => callPlatform(beginPasskey, {}, token),
    removeSecondFactor: (token: string, factorId: string) =>
      callPlatform(removeSecondFactor, { factorId }, token),
    renewRecoveryCodes: (token: string) => callPlatform(renewRecoveryCodes, {}, token),
  };

  it.each(Object.keys(changes) as (keyof typeof changes)[])(
    '%s needs a proof of the last ten minutes, with a second factor if the person has one',
    async (name) => {
      const person = await makePerson();
      const app = await setUpApp(person);
      const [factor] = (await listOf(person)).items;
      const change = (token: string) => changes[name](token, factor?.id ?? '');
      // It has only the password, like sessions from before the second factor was added.
      const fresh = await sessionAged(person, 0);
      await expect(change(fresh)).rejects.toMatchObject(proofNeeded);
      await callPlatform(confirmSecondFactor, { code: await app.next() }, fresh);
      await sql.query(
        `update "_Session" set "secondFactorAt" = now() - interval '11 minutes' where "sessionToken" = $1`,
        [hashOf(fresh)],
      );
      await expect(change(fresh)).rejects.toMatchObject(proofNeeded);
      await callPlatform(confirmSecondFactor, { code: await app.next() }, fresh);
      await expect(change(fresh)).resolves.toBeDefined();
    },
  );

  it('needs a fresh proof from a person without a second factor too', async () => {
    const person = await makePerson();
    const aged = await sessionAged(person, 11);
    await expect(callPlatform(beginTotp, {}, aged)).rejects.toMatchObject(proofNeeded);
    // A session obtained by `become` keeps the age of the original one.
    const { sessionToken } = await callPlatform(become, { sessionToken: aged });
    await expect(callPlatform(beginTotp, {}, sessionToken)).rejects.toMatchObject(proofNeeded);
    await expect(callPlatform(beginTotp, {}, await sessionAged(person, 9))).resolves.toBeDefined();
  });

  it('renames and removes only the caller’s; recovery codes end with the last one', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const { device } = await addPasskey(person);
    await setUpApp(person);
    const [passkey, app] = (await listOf(person)).items;
    const factorId = passkey?.id ?? '';
    const missing = { code: parseCode.notFound, ...refused('secondFactor.notFound') };
    const rename = (token: string) => callPlatform(renameSecondFactor, { factorId, name: 'Blue key' }, token);
    await expect(rename(other.sessionToken)).rejects.toMatchObject(missing);
    await rename(person.sessionToken);
    expect((await listOf(person)).items[0]?.name).toBe('Blue key');

    const remove = (id: string, token: string) => callPlatform(removeSecondFactor, { factorId: id }, token);
    await expect(remove(factorId, other.sessionToken)).rejects.toMatchObject(missing);
    await remove(factorId, person.sessionToken);
    expect(await listOf(person)).toMatchObject({ items: [{ kind: 'totp' }], recoveryCodesLeft: 10 });
    const options = await callPlatform(getConfirmationOptions, {}, person.sessionToken);
    await expect(
      callPlatform(confirmSecondFactor, { passkey: device.get(options) }, person.sessionToken),
    ).rejects.toMatchObject(refused('secondFactor.wrongPasskey'));
    await remove(app?.id ?? '', person.sessionToken);
    expect(await listOf(person)).toMatchObject({ items: [], recoveryCodesLeft: 0 });
    expect((await waitForMail(person.email, 4)).subject).toBe('Two-step verification of your Campus login');
  });

  it('leaves no session that counts as begun with a second factor, when the last one is removed', async () => {
    const { accountId } = await makeAccount({ secondFactorRequired: 'member' });
    const person = await addMember(accountId);
    const app = await setUpApp(person);
    const { token } = await enterPassword(person);
    const other = await callPlatform(finishSignIn, { waitingToken: token, code: await app.next() });
    const isMissing = async (sessionToken: string) =>
      (await callPlatform(checkAccess, { accountId }, sessionToken)).accountAccess?.secondFactorMissing;
    expect([await isMissing(person.sessionToken), await isMissing(other.sessionToken)]).toEqual([
      false,
      false,
    ]);
    const [factor] = (await listOf(person)).items;
    await callPlatform(removeSecondFactor, { factorId: factor?.id ?? '' }, person.sessionToken);
    expect([await isMissing(person.sessionToken), await isMissing(other.sessionToken)]).toEqual([true, true]);
    const { sessionToken } = await callPlatform(become, { sessionToken: other.sessionToken });
    expect(await isMissing(sessionToken)).toBe(true);
  });

  it('new recovery codes end the old ones', async () => {
    const person = await makePerson();
    const { recoveryCodes } = await setUpApp(person);
    const { sessionToken } = person;
    const renewed = await callPlatform(renewRecoveryCodes, {}, sessionToken);
    const confirm = (code = '') => callPlatform(confirmSecondFactor, { code }, sessionToken);
    await expect(confirm(recoveryCodes[0])).rejects.toMatchObject(refused('secondFactor.wrongCode'));
    await expect(confirm(renewed.recoveryCodes[0]?.toUpperCase())).resolves.toEqual({});
    await expect(confirm(renewed.recoveryCodes[0])).rejects.toMatchObject(refused('secondFactor.wrongCode'));
    expect((await listOf(person)).recoveryCodesLeft).toBe(9);
  });
});
