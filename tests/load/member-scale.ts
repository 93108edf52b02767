import { contoso, demoCampus, northwind } from '@campus/local/demo/accounts';
import type { Stack } from '@campus/local/stack';
import { loadMembers } from './load-members.ts';
import { measureEach, type Target } from './measure.ts';
import { dearReads, memberReads, type Reader, readDirectly, readThroughGateway } from './member-reads.ts';
import { twoDigits } from './report.ts';
import { gatewayToken, platformSession } from './sessions.ts';

const warmUps = 20;
const calls = 100;
/** The platform's maximum 95th percentile in milliseconds, and its maximum ratio to the smallest account. */
const aim = { p95: 50, ratio: 3 };

/** Accounts in one database, each ten times as large as the one before. */
const sizes = [
  [demoCampus, 10_000],
  [northwind, 100_000],
  [contoso, 1_000_000],
] as const;

type Times = Record<string, number>;

/** Times every read of the table in accounts with ten thousand, a hundred thousand, and a million members. */
export async function measureScale(stack: Stack): Promise<void> {
  for (const [accountId, count] of sizes) await loadMembers(stack, accountId, count);
  const session = {
    stack,
    sessionToken: await platformSession(stack, 'superadmin'),
    token: await gatewayToken(stack, 'superadmin'),
  };
  const readers = sizes.map(([accountId, count]) => ({ count, reader: { ...session, accountId } }));
  const figures = await measureAll(readers, memberReads);
  report('Reads of the table, ms', figures);
  printMisses(figures.platform);
  report('Dearer reads, which the aim is not about, ms', await measureAll(readers, dearReads));
}

type Sized = { count: number; reader: Reader }[];

async function measureAll(
  readers: Sized,
  reads: typeof memberReads,
): Promise<Record<'platform' | 'gateway', Record<string, Times>>> {
  const [platform, gateway]: [Record<string, Times>, Record<string, Times>] = [{}, {}];
  for (const [name, read] of Object.entries(reads)) {
    platform[name] = await measureSizes(readers, (reader, call) => readDirectly(reader, read(call)));
    gateway[name] = await measureSizes(readers, (reader, call) => readThroughGateway(reader, read(call)));
  }
  return { platform, gateway };
}

/** Times one read in each account in sequence, so that all are measured on the same machine. */
async function measureSizes(
  readers: Sized,
  targetOf: (reader: Reader, call: number) => Target,
): Promise<Times> {
  const times: Times = {};
  for (const { count, reader } of readers) {
    const targets = Array.from({ length: warmUps + calls }, (_, call) => targetOf(reader, call));
    await measureEach(targets.slice(0, warmUps));
    const { p50, p95 } = await measureEach(targets.slice(warmUps));
    times[`${count} p50`] = twoDigits(p50);
    times[`${count} p95`] = twoDigits(p95);
  }
  const [fewest, , most] = readers.map(({ count }) => times[`${count} p95`] ?? 0);
  times['p95 ratio'] = twoDigits((most ?? 0) / (fewest ?? 1));
  return times;
}

function report(title: string, { platform, gateway }: Awaited<ReturnType<typeof measureAll>>): void {
  console.log(`\n${title}: in the platform`);
  console.table(platform);
  console.log(`${title}: through the gateway`);
  console.table(gateway);
}

function printMisses(platform: Record<string, Times>): void {
  const [, , [, most]] = sizes;
  for (const [name, times] of Object.entries(platform))
    if ((times[`${most} p95`] ?? 0) > aim.p95 || (times['p95 ratio'] ?? 0) > aim.ratio)
      console.log(`Misses the aim: ${name}`);
}
