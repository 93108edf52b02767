import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@campus/platform/foundation/database/sql';

/** A change of a member's title, and the status of the answer; 0 if there was none. */
export interface Attempt {
  membershipId: string;
  title: string;
  status: number;
}

/** Changes titles, one member after the other and each once, several at a time, until it is stopped. */
export interface TitleWriters {
  attempts: Attempt[];
  /** Settles once so many more changes were acknowledged. */
  acknowledged(more: number): Promise<void>;
  stop(): Promise<void>;
}

const atOnce = 8;
/** After a change, and after one that was not made: the members are to last through all restarts. */
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

/** The members whose title was written, with the number of audit entries of each. */
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
