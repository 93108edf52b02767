import { fileOperations, operations } from '@campus/api/http/operations';
import { constantText } from '@campus/contracts/core/text';
import '@campus/contracts/audit/word-messages';
import { cloudFunctions } from '@campus/platform/main/functions';
import { platformRoutes } from '@campus/platform/main/routes';
import { expect, it } from 'vitest';

const recorded = [...operations, ...fileOperations].flatMap(({ contract: { audit = [] } }) =>
  typeof audit === 'object' && 'either' in audit ? audit.either : audit,
);
const written = [...cloudFunctions, ...platformRoutes].flatMap(({ operations }) => operations);

it.each([...new Set([...recorded, ...written])].sort())('%s has a name in words', (operation) => {
  expect(constantText(`audit.operation.${operation}`)).toMatch(/^[A-Z][a-z]/);
});

it('the platform records every operation that a contract declares as audited', () => {
  expect(recorded.filter((operation) => !written.includes(operation))).toEqual([]);
});
