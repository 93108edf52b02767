import { AppError } from '@campus/contracts/core/app-error';
import { parseCode } from '@campus/contracts/core/error-codes';
import { expect, it } from 'vitest';
import { parseProblem, plainProblem } from './problems.ts';

const refusal = new AppError('tooMany', 'request.busy', { seconds: 2 });
const fields = { error: refusal.message, key: 'request.busy', params: { seconds: 2 } };

it('a refusal outside the REST routes has the code of Parse, the sentence, and its key', () => {
  expect(parseProblem(refusal)).toEqual({ code: parseCode.tooMany, ...fields });
});

it('a refusal where Parse Server has no code has none', () => {
  expect(plainProblem(refusal)).toEqual(fields);
});
