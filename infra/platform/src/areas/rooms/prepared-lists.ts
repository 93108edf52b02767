import { hash } from 'node:crypto';
import type { WireCall } from '@campus/contracts/core/wire-call';
import type { WireEntry } from '@campus/contracts/rooms/entries';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { PreparedAnswer } from '../../call/prepared-answers.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readEntries } from './read-entries.ts';

/** What an answer about the rooms and commands of an account is made from. */
interface Preparation<O extends z.ZodType> {
  wire: WireCall<z.ZodType, O>;
  accountId: string;
  /** Everything that the answer depends on besides the entries: two viewers with equal facts see the same. */
  facts: unknown;
  answer: (entries: readonly WireEntry[]) => z.input<O>;
}

type Preparing = Pick<Call, 'sql'> & { services: Pick<Call['services'], 'prepared'> };

/** Entries as objects take about this multiple of their JSON in memory. */
const sizeInMemory = 3;

/**
 * Returns an answer about the account's rooms and commands, built once per content of the list and facts. The
 * content is read from the database in each call, so no process answers with an older list.
 */
export async function prepareAnswer<O extends z.ZodType>(
  { sql, services: { prepared } }: Preparing,
  { wire, accountId, facts, answer }: Preparation<O>,
): Promise<PreparedAnswer> {
  const name = digestOf([wire.name, facts]);
  const find = (content: string) => prepared.find<PreparedAnswer>(accountId, name, content);
  return (
    find(await readContent(sql, accountId)) ??
    (await prepared.build(accountId, async () => {
      // Before the entries: what is newer than its content is built again, what is older never would be.
      const content = await readContent(sql, accountId);
      const found = find(content);
      if (found) return found;
      const entries =
        prepared.find<readonly WireEntry[]>(accountId, 'entries', content) ??
        (await readEntries(sql, accountId));
      const result = JSON.stringify({ result: wire.output.parse(answer(entries)) });
      const value = new PreparedAnswer(`"${digestOf([content, name])}"`, Buffer.from(result));
      const bytes = value.bytes.length;
      prepared.store(accountId, name, { version: content, value, bytes });
      const stored = { version: content, value: entries, bytes: sizeInMemory * sizeOf(entries) };
      prepared.store(accountId, 'entries', stored);
      return value;
    }))
  );
}

/** Identifies the rooms and commands of an account; empty before their first change. */
async function readContent(sql: Queryable, accountId: string): Promise<string> {
  const list = await sql.one<{ content: string }>(
    { name: 'room-content', text: 'select content::text from room_content where account = $1' },
    [accountId],
  );
  return list?.content ?? '';
}

/** The approximate JSON size of entries, from the first ones. */
function sizeOf(entries: readonly WireEntry[]): number {
  const sample = entries.slice(0, 50);
  return (JSON.stringify(sample).length / Math.max(sample.length, 1)) * entries.length;
}

const digestOf = (value: unknown) => hash('sha256', JSON.stringify(value), 'base64url');
