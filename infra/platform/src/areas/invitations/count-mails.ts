import { createHash } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import type { emailData } from '@campus/contracts/invitations/invitations';
import type * as z from 'zod';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { Values } from '../../foundation/database/values.ts';

interface Counting {
  sql: Queryable;
  config: Pick<PlatformConfig, 'invitationMails'>;
}

const hour = 60 * 60;
const day = 24 * hour;

/** The maximum number of mails in this many seconds, counted under `name`. */
interface MailLimit {
  name: 'invitation' | 'address' | 'account' | 'ownText';
  most: number;
  seconds: number;
}

function limitsOf({ invitationMails }: Counting['config']): Record<MailLimit['name'], MailLimit> {
  const { perInvitation, perAddress, perAccount, ownTextsPerHour } = invitationMails;
  return {
    invitation: { name: 'invitation', most: perInvitation, seconds: day },
    address: { name: 'address', most: perAddress, seconds: day },
    account: { name: 'account', most: perAccount, seconds: day },
    ownText: { name: 'ownText', most: ownTextsPerHour, seconds: hour },
  };
}

/** An invitation mail that a person sends individually. */
export interface SingleMail {
  accountId: string;
  email: string;
  wording: z.output<typeof emailData>;
}

/**
 * Counts the mail of one invitation. Throws if a limit is reached. Call it in the transaction of the change,
 * after locking the invitation: counters are always locked last, in a fixed order.
 */
export async function countMail(
  counting: Counting,
  { accountId, email, wording }: SingleMail,
): Promise<void> {
  const { sql, config } = counting;
  const limits = limitsOf(config);
  for (const [limit, subject] of [
    [limits.invitation, `${accountId} ${email}`],
    [limits.address, email],
  ] as const)
    if (!(await takeOne(sql, limit, subject)))
      throw new AppError('tooMany', 'invitations.mails.address', await wait(sql, limit, subject));
  if (hasOwnText(wording) && !(await takeOne(sql, limits.ownText, accountId)))
    throw new AppError('tooMany', 'invitations.mails.ownText', await wait(sql, limits.ownText, accountId));
  if (!(await takeOne(sql, limits.account, accountId)))
    throw new AppError('tooMany', 'invitations.mails.account', await wait(sql, limits.account, accountId));
}

/**
 * Counts the mails of an import's invitations with few statements. Returns the emails that may be sent one.
 * The hourly limit for custom texts does not apply: an import has a file, a plan, and an entry for each
 * person.
 */
export async function countMails(
  { sql, config }: Counting,
  { accountId, emails }: { accountId: string; emails: readonly string[] },
): Promise<ReadonlySet<string>> {
  const limits = limitsOf(config);
  const own = await takeEach(sql, limits.invitation, emails, (email) => `${accountId} ${email}`);
  const allowed = await takeEach(sql, limits.address, own, (email) => email);
  if (allowed.length === 0) return new Set();
  const fits = await take(sql, limits.account, [keyOf(limits.account, accountId)], allowed.length);
  return new Set(fits.size > 0 ? allowed : []);
}

/**
 * Counts the mails of many people who are reminded, in one transaction with their changes. Returns why a person
 * gets none, by email: those who fit into the daily limit of the account are mailed, in the given order.
 */
export async function countReminders(
  { sql, config }: Counting,
  { accountId, emails }: { accountId: string; emails: readonly string[] },
): Promise<ReadonlyMap<string, 'address' | 'account'>> {
  const limits = limitsOf(config);
  const own = await takeEach(sql, limits.invitation, emails, (email) => `${accountId} ${email}`);
  const allowed = await takeEach(sql, limits.address, own, (email) => email);
  const fits = await takeUpTo(sql, limits.account, accountId, allowed.length);
  const refused = new Map<string, 'address' | 'account'>(emails.map((email) => [email, 'address']));
  for (const [index, email] of allowed.entries())
    if (index < fits) refused.delete(email);
    else refused.set(email, 'account');
  return refused;
}

/** How many more mails of invitations an account may send today. */
export async function mailsLeft({ sql, config }: Counting, accountId: string): Promise<number> {
  const limit = limitsOf(config).account;
  const counted = await sql.one<{ mails: number }>(
    'select mails from mail_count where key = $1 and until > now()',
    [keyOf(limit, accountId)],
  );
  return Math.max(0, limit.most - (counted?.mails ?? 0));
}

/** Returns an SQL condition: the address of a row has reached a daily limit. `email` is a column. */
export function isAtLimit(
  { config }: Pick<Counting, 'config'>,
  { accountId, email }: { accountId: string; email: string },
  values: Values,
): string {
  const { invitation, address } = limitsOf(config);
  const reached = ({ name, most }: MailLimit, prefix: string) => {
    const hashed = `sha256(convert_to(${values.bind(`${name} ${prefix}`)} || ${email}, 'UTF8'))`;
    const key = `translate(rtrim(encode(${hashed}, 'base64'), '='), '+/', '-_')`;
    return `exists (select from mail_count c where c.key = ${key} and c.until > now()
      and c.mails >= ${values.bind(most)})`;
  };
  return `(${reached(invitation, `${accountId} `)} or ${reached(address, '')})`;
}

function hasOwnText({ subject, title, body, buttonText }: SingleMail['wording']): boolean {
  return [subject, title, body, buttonText].some((text) => text !== '');
}

async function takeOne(sql: Queryable, limit: MailLimit, subject: string): Promise<boolean> {
  return (await take(sql, limit, [keyOf(limit, subject)], 1)).size > 0;
}

async function takeEach(
  sql: Queryable,
  limit: MailLimit,
  emails: readonly string[],
  subjectOf: (email: string) => string,
): Promise<string[]> {
  const keys = new Map(emails.map((email) => [email, keyOf(limit, subjectOf(email))]));
  const taken = await take(sql, limit, [...keys.values()], 1);
  return emails.filter((email) => taken.has(keys.get(email) ?? ''));
}

/** Increments counters. Returns the keys of those that were below their limit. */
async function take(
  sql: Queryable,
  { most, seconds }: MailLimit,
  keys: readonly string[],
  mails: number,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0 || mails > most) return new Set();
  const taken = await sql.query<{ key: string }>(
    `insert into mail_count as counted (key, mails, until)
     select key, $2, now() + make_interval(secs => $4) from unnest($1::text[]) as key order by key
     on conflict (key) do update set
       mails = case when counted.until <= now() then 0 else counted.mails end + excluded.mails,
       until = case when counted.until <= now() then excluded.until else counted.until end
     where counted.until <= now() or counted.mails + excluded.mails <= $3
     returning key`,
    [keys, mails, most, seconds],
  );
  return new Set(taken.map(({ key }) => key));
}

/** Increments a counter by at most `mails`, as far as its limit allows. Returns by how many. */
async function takeUpTo(sql: Queryable, limit: MailLimit, subject: string, mails: number): Promise<number> {
  const key = keyOf(limit, subject);
  const present = await sql.one<{ mails: number }>(
    `insert into mail_count as counted (key, mails, until) values ($1, 0, now() + make_interval(secs => $2))
     on conflict (key) do update set
       mails = case when counted.until <= now() then 0 else counted.mails end,
       until = case when counted.until <= now() then excluded.until else counted.until end
     returning mails`,
    [key, limit.seconds],
  );
  const taken = Math.max(0, Math.min(mails, limit.most - (present?.mails ?? 0)));
  await sql.query('update mail_count set mails = mails + $2 where key = $1', [key, taken]);
  return taken;
}

/** Returns the time until a counter restarts. */
async function wait(sql: Queryable, limit: MailLimit, subject: string): Promise<{ seconds: number }> {
  const counted = await sql.one<{ seconds: number }>(
    'select ceil(extract(epoch from until - now()))::int as seconds from mail_count where key = $1',
    [keyOf(limit, subject)],
  );
  return { seconds: Math.max(1, counted?.seconds ?? limit.seconds) };
}

function keyOf({ name }: MailLimit, subject: string): string {
  return createHash('sha256').update(`${name} ${subject}`).digest('base64url');
}
