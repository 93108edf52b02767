import type { WireCall } from '@campus/contracts/core/wire-call';
import type { Access } from '@campus/domain/access/access';
import type * as z from 'zod';
import type { Definition } from './call.ts';
import { type Identity, identify } from './identify.ts';
import { type Reading, readInput } from './input.ts';
import type { FailedCall } from './refused-mutations.ts';
import type { Services } from './services.ts';
import { findSubject, namedAccount, type Subject } from './subject.ts';

/** The input of a call, its account, and its caller. */
export interface IdentifiedCall<Input> {
  params: Record<string, unknown>;
  read: Reading<Input>;
  subject: Subject;
  identity: Identity | undefined;
}

/** Reads the input of a call and finds its account and caller. Refuses nothing. */
export async function identifyCall<I extends z.ZodType, O extends z.ZodType, A extends Access, B>(
  wire: WireCall<I, O>,
  definition: Definition<I, O, A, B>,
  { params, sessionToken }: { params: Record<string, unknown>; sessionToken: string | undefined },
  services: Services,
): Promise<IdentifiedCall<z.output<I>>> {
  const read = readInput(wire.input, params);
  const subject = read.input
    ? await findSubject(definition, read.input, services.sql)
    : { accountId: namedAccount(params) };
  const identity = await identify(services, sessionToken, subject.accountId);
  return { params, read, subject, identity };
}

/**
 * Returns the caller and the account, for the record of a failed call. Both are unknown if the call was not
 * identified.
 */
export function failedCall(
  identified: Pick<IdentifiedCall<unknown>, 'subject' | 'identity'> | undefined,
): FailedCall {
  const { subject, identity } = identified ?? {};
  const accountId = subject?.accountId;
  const hasAccountAccess = identity?.actor.accountAccess !== undefined;
  return { userId: identity?.user.id, accountId, isStranger: accountId !== undefined && !hasAccountAccess };
}
