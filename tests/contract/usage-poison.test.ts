import { gzipSync } from 'node:zlib';
import { occurrences, randomRuns } from '@campus/domain/testing/sweep';
import { postEvents } from '@campus/tests/events/usage';
import { makeAccount, unique } from '@campus/tests/world/world';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** A value as it stands in JSON, and the reason for which it is refused; none if it can be stored. */
interface Value {
  json: string;
  reason?: 'line' | 'account' | 'ahead' | 'expired';
}

const good = (...values: unknown[]): Value[] => values.map((value) => ({ json: JSON.stringify(value) }));
const bad = (...json: string[]): Value[] => json.map((each) => ({ json: each, reason: 'line' }));

const noText = bad(
  'null',
  '0',
  '[]',
  '{}',
  'true',
  '""',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
);
const odd = [
  '__proto__',
  'constructor',
  "'; drop table x",
  '\\N',
  '\t',
  '\r\n',
  '\u2028',
  '\u{1F44B}',
  '%s{}',
  ' ',
];

function texts(max: number): Value[] {
  return [...good(...odd, 'x'.repeat(max), 'é'.repeat(max)), ...noText, ...bad(`"${'x'.repeat(max + 1)}"`)];
}

const fields = {
  event: [
    ...good('LOGIN', 'LOGOUT', 'ALIVE', 'JOINROOM', 'LEAVEVOLUME', 'HEARTBEAT'),
    ...bad('null', '1', '"login"', '"DANCE"', '""', '{}', '"LOGIN\\u0000"', '"__proto__"'),
  ],
  accountId: [
    ...bad('null', '1', '""', '"a b"', `"${'x'.repeat(33)}"`, '"\\u0000"', '"\\ud800"', '["x"]'),
    ...['"Nowhere000"', '"constructor"'].map((json): Value => ({ json, reason: 'account' })),
  ],
  user: texts(64),
  session: texts(200),
  server: texts(200),
  room: texts(200),
  talked: [...good(0, 86_400), ...bad('null', '-1', '86401', '0.5', '1e400', '"1"', '[]')],
  at: [
    ...good(...[0, -1, -31, -32, -100, -200, -300, -399].map(inDays)),
    ...bad('null', '0', '1e400', '""', '"yesterday"', '"2026-02-30T00:00:00Z"', '"2026-11-01T24:00:00Z"'),
    ...bad('"2026-11-01T00:00:00+02:00"', '"2026-11-01"', '"+010000-01-01T00:00:00Z"', '"\\u0000"'),
    ...['0001-01-01T00:00:00Z', inDays(-402)].map((at): Value => ({ json: `"${at}"`, reason: 'expired' })),
    ...['9999-12-31T23:59:59.999Z', inDays(1)].map((at): Value => ({ json: `"${at}"`, reason: 'ahead' })),
  ],
} as const satisfies Record<string, readonly Value[]>;
type Field = keyof typeof fields;
const names = Object.keys(fields) as Field[];

/** A line of a batch: an event with a poisoned field, a text that is no event, a blank one, or bytes that are no text. */
type Line = { field: Field; value: Value } | 'text' | 'deep' | 'blank' | 'broken';

const line: fc.Arbitrary<Line> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...names).chain(poisoned) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text' as const, 'deep' as const, 'blank' as const, 'broken' as const),
  },
);

function poisoned(field: Field): fc.Arbitrary<Line> {
  const values: readonly Value[] = fields[field];
  return fc.constantFrom(...values).map((value) => ({ field, value }));
}

interface Batch {
  lines: Line[];
  feed: string;
  mark: string;
  form: 'plain' | 'gzip' | 'cut' | 'noGzip' | 'brotli' | 'json';
}

const batch: fc.Arbitrary<Batch> = fc.record({
  lines: fc.array(line, { maxLength: 4 }),
  feed: fc.constantFrom('\n', '\r\n', '\n\n', '\n \t\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  form: fc.oneof(
    { weight: 5, arbitrary: fc.constant('plain' as const) },
    { weight: 1, arbitrary: fc.constantFrom('gzip' as const, 'cut' as const, 'noGzip' as const) },
    { weight: 1, arbitrary: fc.constantFrom('brotli' as const, 'json' as const) },
  ),
});

/** The bytes of a batch, and the headers that describe its form. */
function requestOf({ lines, feed, mark, form }: Batch, accountId: string) {
  const parts = lines.flatMap((each) => [bytesOf(each, accountId), Buffer.from(feed)]);
  const plain = Buffer.concat([Buffer.from(mark), ...parts, Buffer.from(feed)]);
  const zipped = gzipSync(plain);
  const gzip = { 'content-encoding': 'gzip' };
  const forms = {
    plain: { body: plain },
    gzip: { body: zipped, headers: gzip },
    cut: { body: zipped.subarray(0, zipped.length - 6), headers: gzip },
    noGzip: { body: plain, headers: gzip },
    brotli: { body: plain, headers: { 'content-encoding': 'br' } },
    json: { body: plain, headers: { 'content-type': 'application/json' } },
  };
  return forms[form];
}

function bytesOf(each: Line, accountId: string): Buffer {
  if (each === 'blank') return Buffer.from(' ');
  if (each === 'broken') return Buffer.from([0x7b, 0xff, 0xc3, 0x28, 0x7d]);
  if (each === 'text') return Buffer.from('{}}');
  if (each === 'deep') return Buffer.from('['.repeat(9_999));
  const event = {
    ...{ event: '"LEAVEROOM"', accountId: `"${accountId}"`, user: '"guest"', session: '"s"', server: '"w"' },
    ...{ room: '"hall_1"', talked: '1', at: `"${inDays(-1)}"`, shoes: '{"size":[44]}' },
    [each.field]: each.value.json,
  };
  const members = Object.entries(event).map(([name, json]) => `"${name}":${json}`);
  return Buffer.from(`{${members.join(',')}}`);
}

const formRefusals: Partial<Record<Batch['form'], { status: number; key: string }>> = {
  cut: { status: 400, key: 'usage.batch.incomplete' },
  noGzip: { status: 400, key: 'usage.batch.incomplete' },
  brotli: { status: 415, key: 'usage.batch.encoding' },
  json: { status: 415, key: 'usage.batch.contentType' },
};

/** The answer that a batch must get. The accounts of events are looked up after all lines have been read. */
function answerTo({ lines, feed, form }: Batch) {
  const refusal = formRefusals[form];
  if (refusal) return { status: refusal.status, body: { key: refusal.key } };
  const feeds = feed.split('\n').length - 1;
  const refused = (reason: string, index: number) => ({
    status: 400,
    body: {
      key: `usage.batch.${reason}`,
      params: { line: 1 + index * feeds, ...fieldOf(lines[index], reason) },
    },
  });
  const broken = lines.indexOf('broken');
  if (broken >= 0) return refused('utf8', broken);
  const reasons = lines.map(reasonOf);
  const wrong = reasons.findIndex((reason) => reason !== undefined && reason !== 'account');
  if (wrong >= 0) return refused(reasons[wrong] ?? '', wrong);
  const strange = reasons.indexOf('account');
  if (strange >= 0) return refused('account', strange);
  const rows = lines.filter((each) => each !== 'blank').length;
  return rows > 0
    ? { status: 200, body: { rows, repeated: false } }
    : { status: 400, body: { key: 'usage.batch.empty' } };
}

function fieldOf(each: Line | undefined, reason: string): { field?: Field } {
  return typeof each === 'object' && reason === 'line' ? { field: each.field } : {};
}

function reasonOf(each: Line): string | undefined {
  if (each === 'text' || each === 'deep') return 'json';
  return typeof each === 'object' ? each.value.reason : undefined;
}

/** Sends a batch as servers do: again while the service is busy. */
async function send(...sent: Parameters<typeof postEvents>): ReturnType<typeof postEvents> {
  const answer = await postEvents(...sent);
  return answer.status === 429 || answer.status === 503 ? send(...sent) : answer;
}

it('a batch with any value in any field is stored once, or refused with line and reason, and never blocks its key', {
  tags: ['sampled'],
  timeout: 1_800_000,
}, async () => {
  const { accountId } = await makeAccount();
  const heartbeat = { event: 'HEARTBEAT', accountId, server: 'w', at: inDays(-1) };
  const seen = new Map<number, number>();
  const expectAnswer = async (sent: Batch) => {
    const [key, expected] = [unique(), answerTo(sent)];
    const { body, ...rest } = requestOf(sent, accountId);
    expect(await send(body, { key, ...rest })).toMatchObject(expected);
    seen.set(expected.status, (seen.get(expected.status) ?? 0) + 1);
    const again =
      expected.status === 200
        ? { answer: await send(body, { key, ...rest }), repeated: true }
        : { answer: await send(JSON.stringify(heartbeat), { key }), repeated: false };
    expect(again.answer).toMatchObject({ status: 200, body: { repeated: again.repeated } });
  };
  // Several servers send at a time, which takes less time than one after the other.
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 5, maxLength: 5 }), async (batches) => {
      await Promise.all(batches.map(expectAnswer));
    }),
    randomRuns(2_000, 20),
  );
  for (const status of [200, 400, 415])
    expect(seen.get(status) ?? 0, String(status)).toBeGreaterThanOrEqual(occurrences(500));
});
