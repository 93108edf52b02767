import type { Call } from '../../call/call.ts';
import { refuseCaller } from '../../call/refuse-caller.ts';

/** The name of the server configuration of an account's world, for its members; empty without one. */
export async function worldOfAccount(
  { sql, actor }: Pick<Call<unknown, 'public'>, 'sql' | 'actor'>,
  accountId: string,
): Promise<string> {
  refuseCaller({ level: 'member' }, actor);
  const config = await sql.one<{ name: string }>(
    `select coalesce(name, '') as name from "ServerConfig" where account = $1`,
    [accountId],
  );
  return config?.name ?? '';
}
