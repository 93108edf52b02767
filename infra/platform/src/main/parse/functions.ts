import type { CloudFunction } from '../../call/define.ts';
import { PreparedAnswer } from '../../call/prepared-answers.ts';
import { asAppError, runCall } from '../../call/run.ts';
import type { Services } from '../../call/services.ts';
import { apiTokenOf } from '../../call/session-token.ts';
import { keptRequest } from './kept-request.ts';
import { RefusedCall } from './refused-call.ts';

/** The parts of Parse Server's request that a cloud function reads. */
interface ParseRequest {
  params: Record<string, unknown>;
  headers: Record<string, unknown>;
  ip: string;
}

/** Returns the handler to register for a cloud function. It maps failures to error codes. */
export function handlerOf(cloudFunction: CloudFunction, services: Services) {
  return async ({ params, headers, ip }: ParseRequest): Promise<unknown> => {
    const { signal, sessionToken: session, sendPrepared } = keptRequest();
    const sessionToken = session ?? apiTokenOf(headers);
    const call = { params, headers, ip, sessionToken, refusesEndedSession: session !== undefined, signal };
    try {
      const answer = await runCall(cloudFunction, call, services);
      if (!(answer instanceof PreparedAnswer)) return answer;
      sendPrepared?.(answer);
      return null;
    } catch (cause) {
      throw new RefusedCall(asAppError(cause));
    }
  };
}
