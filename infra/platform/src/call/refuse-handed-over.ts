import { AppError } from '@campus/contracts/core/app-error';
import { isOpenToProgram } from '@campus/domain/sessions/sessions';
import type { Rule } from './call.ts';
import type { CallSession } from './call-session.ts';

/** Throws if a handed-over session calls a function that its program does not need there. */
export function refuseHandedOver(
  { purpose, accountId: own }: CallSession,
  { programs = [] }: Pick<Rule, 'programs'>,
  accountId: string | undefined,
): void {
  if (purpose && !isOpenToProgram({ purpose, accountId: own }, { programs, accountId }))
    throw new AppError('forbidden', 'access.handedOver');
}
