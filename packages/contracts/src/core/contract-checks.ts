import { type Access, isAccountScoped } from '@campus/domain/access/access';
import { pages } from '@campus/domain/access/pages';
import * as z from 'zod';

/** The parts of a contract that the checks read. */
interface Draft {
  summary: string;
  access: Access;
  input: z.ZodObject;
  rest?: { method: string; path: string };
  scope?: string;
  upload?: object;
  download?: boolean;
}

/**
 * Throws for a contract that contradicts itself, when the gateway or platform loads it. The client build
 * omits this check (`apps/web/build/leave-out.ts`), because gateway and platform have already run it.
 */
export function assertSound(draft: Draft): void {
  if (isAccountScoped(draft.access) && !('accountId' in draft.input.shape))
    throw new Error(`The contract "${draft.summary}" is about an account and must take an accountId.`);
  if (draft.scope && !(isAccountScoped(draft.access) && draft.rest))
    throw new Error(
      `The contract "${draft.summary}" is open to scripts: it needs an account and a REST path.`,
    );
  if (typeof draft.access === 'object' && 'pageOf' in draft.access) assertNamesPage(draft);
  if (draft.upload || draft.download) assertFileContract(draft);
}

/** Access depends on the page, so every input must name one. */
function assertNamesPage({ summary, input }: Draft): void {
  const { page } = input.shape;
  if (!(page instanceof z.ZodEnum) || page.options.some((name) => !pages.some((known) => known === name)))
    throw new Error(`The contract "${summary}" must take the name of a page.`);
}

/** Access is checked before the file is read. At that time, only the request's address is known. */
function assertFileContract({ access, input, rest, summary, upload }: Draft): void {
  const isAddressed = !isAccountScoped(access) || rest?.path.includes('{accountId}');
  if (!rest || !isAddressed)
    throw new Error(`The contract "${summary}" is about a file and must name its account in a REST path.`);
  if (upload && (!('file' in input.shape) || !/^(POST|PUT)$/.test(rest.method)))
    throw new Error(`The contract "${summary}" must take its file by POST or PUT.`);
}
