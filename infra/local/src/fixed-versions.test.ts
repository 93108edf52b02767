import { expect, it } from 'vitest';
import { outdatedPackages, packagesWithoutChecksum } from './fixed-versions.ts';

const fixed = { sample: { from: '7.28.0', fixes: 'a weakness' } };

it.each(['7.28.0', '7.28.1', '7.30.2', '8.0.0', '10.0.0'])('accepts sample %s as fixed', (version) => {
  expect(outdatedPackages({ packages: { 'node_modules/sample': { version } } }, fixed)).toEqual([]);
});

it.each(['7.27.9', '7.9.0', '6.99.0'])('names sample %s at any depth', (version) => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/sample': { version: '7.28.0' },
    'node_modules/other': { version: '1.0.0' },
    'node_modules/other/node_modules/sample': { version },
  };
  expect(outdatedPackages({ packages }, fixed)).toEqual([
    `node_modules/other/node_modules/sample is ${version}; it must be 7.28.0 or later, which fixes a weakness.`,
  ]);
});

it('names each package without a checksum, except workspaces and bundled packages', () => {
  const packages = {
    '': { version: '0.1.0' },
    'apps/api': { version: '0.1.0' },
    'node_modules/@campus/api': { link: true },
    'node_modules/good': { version: '1.0.0', integrity: 'sha512-abc' },
    'node_modules/good/node_modules/inside': { version: '1.0.0', inBundle: true },
    'node_modules/for-another-system': { version: '1.0.0' },
  };
  expect(packagesWithoutChecksum({ packages })).toEqual([
    'node_modules/for-another-system has no "integrity"; take it from the registry (dist.integrity).',
  ]);
});
