import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@campus/platform/foundation/database/sql';

/** A change of a member's title, and the answer's status; 0 means no answer. */
export interface Attempt {
  membershipId: string;
  title: string;
  status: number;
}

/** Changes each member's title once, several at a time, until stopped. */
export interface TitleWriters {
  attempts: Attempt[];
  /** Resolves when this many more changes were acknowledged. */
  acknowledged(more: number): Promise<void>;
  stop(): Promise<void>;
}

const atOnce = 8;
/** The pause after a successful and after a failed change. The members must last through all restarts. */
const pauseMs = { done: 25, failed: 250 };

export function writeTitles({
  url,
  headers,
  accountId,
  membershipIds,
}: {
  url: string;
  headers: Record<string, string>;
  accountId: string;
  membershipIds: readonly string[];
}): TitleWriters {
  const left = [...membershipIds];
  const attempts: Attempt[] = [];
  let stopped = false;
  const change = async (membershipId: string) => {
    const title = `Title of ${membershipId}`;
    const status = await fetch(`${url}/api/v1/accounts/${accountId}/members/${membershipId}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    attempts.push({ membershipId, title, status });
    return status;
  };
  const write = async () => {
    for (let next = left.pop(); next && !stopped; next = left.pop()) {
      const status = await change(next);
      await wait(status === 200 ? pauseMs.done : pauseMs.failed);
    }
  };
  const writers = Array.from({ length: atOnce }, write);
  const count = () => attempts.filter(({ status }) => status === 200).length;
  return {
    attempts,
    acknowledged: async (more) => {
      const wanted = count() + more;
      while (count() < wanted && left.length > 0) await wait(20);
      if (count() < wanted) throw new Error('There are no members left to be changed.');
    },
    stop: async () => {
      stopped = true;
      await Promise.all(writers);
    },
  };
}

/** The members with a changed title, and their number of audit entries. */
export async function writtenTitles(sql: Database, accountId: string): Promise<Map<string, number>> {
  const rows = await sql.query<{ id: string; entries: number }>(
    `select m."objectId" as id, (
       select count(*)::int from "AuditEntry" e where e.account = m.account and e."targetId" = m."objectId"
         and e.outcome = 'success'
     ) as entries from "Membership" m where m.account = $1 and m.title = 'Title of ' || m."objectId"`,
    [accountId],
  );
  return new Map(rows.map(({ id, entries }) => [id, entries]));
}
