import { AppError } from '@campus/contracts/core/app-error';
import { wireClientInfo } from '@campus/contracts/worlds/functions';
import * as z from 'zod';
import { refusalReason } from './refusals.ts';
import type { Reply } from './transport.ts';

/** A platform may have a world whose record lacks a name. */
const answer = wireClientInfo.partial({ levels: true }).extend({ name: z.string().nullish() });
export interface ClientInfo {
  /** The name of the world's server configuration; empty if the record has none. */
  name: string;
}

/** The path of a world in the REST routes. The id is encoded, so it cannot change the path. */
export function clientInfoPath(id: string): `/${string}` {
  return `/ClientInfo/${encodeURIComponent(id.toWellFormed()).replaceAll('.', '%2E')}`;
}

/** The world from the REST route's answer; undefined if there is none. */
export function clientInfoOf({ status, body }: Reply): ClientInfo | undefined {
  if (status === 404) return undefined;
  if (status === 200) {
    const parsed = answer.safeParse(body);
    if (parsed.success) return { name: parsed.data.name ?? '' };
    throw new AppError('unavailable', 'platform.unavailable').because(parsed.error);
  }
  const reason = typeof body.error === 'string' ? body.error : '';
  const cause = new Error(`The platform's REST route answered ${status}: ${reason}`);
  if (status >= 500 || reason === '')
    throw new AppError('unavailable', 'platform.unavailable').because(cause);
  throw AppError.of(status === 429 ? 'tooMany' : 'invalid', refusalReason(body, reason)).because(cause);
}
