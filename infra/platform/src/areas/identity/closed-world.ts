import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** Returns the message of a disabled world: the account's own, or the default with its support address. */
export function closedMessage(
  { disabledMessage, supportEmail }: { disabledMessage: string; supportEmail: string },
  config: Pick<PlatformConfig, 'supportEmail'>,
): string {
  return (
    disabledMessage || text('settings.world.disabled', { supportEmail: supportEmail || config.supportEmail })
  );
}

/** Throws if the account's world is disabled, so that nobody can enter it. */
export async function refuseClosedWorld(
  sql: Queryable,
  config: Pick<PlatformConfig, 'supportEmail'>,
  accountId: string,
): Promise<void> {
  const closed = await sql.one<{ disabledMessage: string; supportEmail: string }>(
    `select coalesce("disabledMessage", '') as "disabledMessage", coalesce("supportEmail", '') as "supportEmail"
     from "ServerConfig" where account = $1 and "disableWorld"`,
    [accountId],
  );
  if (closed) throw new AppError('forbidden', 'world.closed', { message: closedMessage(closed, config) });
}
