// @module-tag nightly
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { handleAppVbDelegation } from '@campus/contracts/settings/functions';
import { type ImportingAccount, makeImportingAccount } from '@campus/tests/areas/imports/fault-imports';
import { callOf, type FaultyStack, startFaultyStack } from '@campus/tests/stack/faulty-stack';
import type { PlatformProcess } from '@campus/tests/stack/platform-of-stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let faulty: FaultyStack;
beforeAll(async () => {
  faulty = await startFaultyStack();
});
afterAll(() => faulty.end());

/** Saves one number to a setting in each of three classes. */
function save(platform: PlatformProcess, { accountId, sessionToken }: ImportingAccount, number: number) {
  const label = String(number);
  return callOf(platform, handleAppVbDelegation, {
    sessionToken,
    input: {
      accountId,
      page: 'worldInformation',
      delegates: [
        [{ className: 'World', welcomeMessage: label }, ['welcomeMessage']],
        [{ className: 'ServerConfig', supportEmail: `${label}@campus.test` }, ['supportEmail']],
        [
          { className: 'Account', dashboardOptions: { campusEmailHeader: label } },
          ['dashboardOptions.campusEmailHeader'],
        ],
      ],
    },
  });
}

/** Saves rising numbers until the platform stops answering. Returns the last acknowledged number. */
async function saveUntilItDies(
  platform: PlatformProcess,
  account: ImportingAccount,
  { from, onSaved }: { from: number; onSaved: () => void },
) {
  for (let number = from; ; number += 1)
    try {
      await save(platform, account, number);
      onSaved();
    } catch {
      return number - 1;
    }
}

/**
 * The stored values of the three classes, and whether history and audit trail contain each save completely.
 */
async function storedOf({ accountId }: ImportingAccount) {
  const stored = await faulty.sql.one<{ world: string; config: string; account: string }>(
    `select w."welcomeMessage" as world, replace(c."supportEmail", '@campus.test', '') as config,
       coalesce(a."dashboardOptions" ->> 'campusEmailHeader', '') as account
     from "Account" a join "ServerConfig" c on c.account = a."objectId" join "World" w on w.account = a."objectId"
     where a."objectId" = $1`,
    [accountId],
  );
  const saves = await faulty.sql.query<{ changes: number }>(
    `select count(*)::int as changes from "SettingChange" where account = $1 group by "saveId"`,
    [accountId],
  );
  const entries = await faulty.sql.one<{ count: number }>(
    `select count(*)::int as count from "AuditEntry" where account = $1 and "targetType" = 'settings'`,
    [accountId],
  );
  return { stored, saves, entries: entries?.count };
}

it('WLD-041 a platform that is killed between the classes of a save leaves all of it or nothing', async () => {
  const accounts = await Promise.all(Array.from({ length: 4 }, () => makeImportingAccount(faulty.sql)));
  const next = accounts.map(() => 1);
  for (let kill = 0; kill < 5; kill += 1) {
    const platform = await faulty.startPlatform();
    const saved = accounts.map(() => Promise.withResolvers<void>());
    const running = accounts.map((account, index) =>
      saveUntilItDies(platform, account, {
        from: next[index] ?? 1,
        onSaved: () => saved[index]?.resolve(),
      }),
    );
    // Each account has saved once, so the kill hits some later save.
    await Promise.all(saved.map(({ promise }) => promise));
    await wait(randomInt(0, 400));
    platform.stop('SIGKILL');
    expect(await platform.ended).toMatchObject({ signal: 'SIGKILL' });
    const acknowledged = await Promise.all(running);
    for (const [index, account] of accounts.entries()) {
      const { stored, saves, entries } = await storedOf(account);
      const present = Number(stored?.world);
      expect(stored).toEqual({ world: stored?.world, config: stored?.world, account: stored?.world });
      // The last save may have been stored before its answer was lost.
      expect(present - (acknowledged[index] ?? 0)).toBeOneOf([0, 1]);
      expect(saves.every(({ changes }) => changes === 3)).toBe(true);
      expect(entries).toBe(saves.length);
      next[index] = present + 1;
    }
  }
  expect(Math.min(...next)).toBeGreaterThan(5);
}, 120_000);
