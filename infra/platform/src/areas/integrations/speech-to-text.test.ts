import { parseCode } from '@campus/contracts/core/error-codes';
import { toggleSpeechToText } from '@campus/contracts/integrations/functions';
import { getSettings, handleAppVbDelegation } from '@campus/contracts/settings/functions';
import { allow } from '@campus/tests/areas/slack';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden };

async function fieldOf(accountId: string, field: 'speechToText' | 'zoom' | 'streaming') {
  const row = await sql.one<{ value: unknown }>(
    `select "${field}" as value from "Account" where "objectId" = $1`,
    [accountId],
  );
  return row?.value;
}

describe('toggleSpeechToText', () => {
  it('INT-011 INT-028 toggles enabled, returns the new state, and records the person in the history', async () => {
    const { accountId, people } = await makeAccount();
    await allow(accountId, 'speechToText');
    const { sessionToken, email } = people.admin;
    const toggle = () => callPlatform(toggleSpeechToText, { accountId }, sessionToken);
    expect(await toggle()).toEqual({ enabled: true });
    expect(await fieldOf(accountId, 'speechToText')).toEqual({ allowed: true, enabled: true });
    expect(await toggle()).toEqual({ enabled: false });
    const settings = await callPlatform(getSettings, { accountId, page: 'integrations' }, sessionToken);
    const shown = settings.find(({ setting }) => setting === 'Account.speechToText.enabled');
    expect(shown).toMatchObject({ value: false, changed: { by: email, from: true, to: false } });
  });

  it('INT-028 fails where speech-to-text is not allowed, and INT-003 for a moderator', async () => {
    const { accountId, people } = await makeAccount();
    const toggle = ({ sessionToken }: { sessionToken: string }) =>
      callPlatform(toggleSpeechToText, { accountId }, sessionToken);
    await expect(toggle(people.owner)).rejects.toMatchObject(forbidden);
    await allow(accountId, 'speechToText');
    await expect(toggle(people.moderator)).rejects.toMatchObject(forbidden);
    expect(await fieldOf(accountId, 'speechToText')).toEqual({ allowed: true, enabled: false });
  });
});

describe('the account action of the integrations', () => {
  const save = (accountId: string, sessionToken: string, object: object, key: string) =>
    callPlatform(
      handleAppVbDelegation,
      { accountId, page: 'integrations', delegates: [[{ className: 'Account', ...object }, [key]]] },
      sessionToken,
    );

  it('INT-011 INT-029 saves zoom on the class Account only where zoom.allowed is true', async () => {
    const { accountId, people } = await makeAccount();
    const { sessionToken } = people.admin;
    const on = () => save(accountId, sessionToken, { zoom: { enabled: true } }, 'zoom.enabled');
    await expect(on()).rejects.toMatchObject(forbidden);
    await allow(accountId, 'zoom');
    await on();
    expect(await fieldOf(accountId, 'zoom')).toEqual({ allowed: true, enabled: true });
  });

  it('INT-022 shows what is enabled though no longer allowed, until it is switched off', async () => {
    const { accountId, people } = await makeAccount();
    const { sessionToken } = people.admin;
    await sql.query(`update "Account" set "speechToText" = $2, zoom = $2 where "objectId" = $1`, [
      accountId,
      { allowed: false, enabled: true },
    ]);
    const own = ['Account.speechToText.enabled', 'Account.zoom.enabled'];
    const shown = async () => {
      const settings = await callPlatform(getSettings, { accountId, page: 'integrations' }, sessionToken);
      return settings.map(({ setting }) => setting).filter((setting) => own.includes(setting));
    };
    expect(await shown()).toEqual(own);
    expect(await callPlatform(toggleSpeechToText, { accountId }, sessionToken)).toEqual({ enabled: false });
    await save(accountId, sessionToken, { zoom: { enabled: false } }, 'zoom.enabled');
    expect(await shown()).toEqual([]);
    const on = save(accountId, sessionToken, { zoom: { enabled: true } }, 'zoom.enabled');
    await expect(on).rejects.toMatchObject(forbidden);
  });

  it('INT-014 INT-026 saves enabled and launchButtonLabel of an enrolled account, trimmed, and of no other', async () => {
    const { accountId, people } = await makeAccount({ streaming: { enrolled: true, enabled: false } });
    const { sessionToken } = people.admin;
    const streaming = { enabled: true, launchButtonLabel: ' Play ' };
    const both = (id: string, token: string) => save(id, token, { streaming }, 'streaming');
    await both(accountId, sessionToken);
    const stored = { enrolled: true, enabled: true, launchButtonLabel: 'Play' };
    expect(await fieldOf(accountId, 'streaming')).toEqual(stored);
    await expect(
      save(
        accountId,
        sessionToken,
        { streaming: { launchButtonLabel: '  ' } },
        'streaming.launchButtonLabel',
      ),
    ).rejects.toMatchObject({ code: parseCode.invalid });
    const other = await makeAccount();
    await expect(both(other.accountId, other.people.owner.sessionToken)).rejects.toMatchObject(forbidden);
  });
});
