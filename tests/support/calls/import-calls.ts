import { fileOperations } from '@campus/api/http/operations';
import type { Response } from 'supertest';
import type { SignedIn, TestGateway } from './gateway.ts';
import { overRest } from './requests.ts';

type FileCall = 'upload' | 'sample' | 'memberships' | 'deletions' | 'invitations';

/** Calls a file operation of imports like a script. */
export function importCalls(gateway: Pick<TestGateway, 'http'>) {
  const rest = overRest(gateway);
  return (path: FileCall, input: object, by?: SignedIn): Promise<Response> => {
    const operation = fileOperations.find((candidate) => candidate.path === `imports.${path}`);
    if (!operation) throw new Error(`There is no operation imports.${path}.`);
    return rest(operation, input, by);
  };
}
