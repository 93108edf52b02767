import { expect, it } from 'vitest';
import { type InstalledPackage, licenseProblems } from './licenses.ts';

const mit =
  'MIT License\n\nPermission is hereby granted, free\n * of charge, to any person obtaining a copy of …';
const sample = (stated: string | undefined, ...contents: string[]): InstalledPackage => ({
  place: 'node_modules/other/node_modules/sample',
  stated,
  files: contents.map((content, index) => ({ name: `LICENSE-${index}`, content })),
});

it.each([
  mit,
  'Apache License\n    Version 2.0, January 2004',
  'Redistribution and use in source and binary forms, with or without modification, are permitted …',
  'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee …',
])('accepts the license file %j, whatever the manifest states', (content) => {
  expect(licenseProblems([sample('SEE LICENSE', content)], {})).toEqual([]);
});

it.each([
  ['another license', 'MIT', ['ApexCharts is offered under a dual-license model']],
  ['a second license beside a free one', 'MIT', [mit, 'Mozilla Public License, version 2.0']],
  ['conditions on top of a free license', 'MIT', [`${mit}\nA commercial license is needed above …`]],
  ['no file and another name', 'LGPL-3.0', []],
  ['no file, and not all of what applies together', 'MIT AND LGPL-3.0', []],
  ['nothing at all', undefined, []],
])('refuses %s, at any depth', (_, stated, contents) => {
  const [problem, ...others] = licenseProblems([sample(stated, ...contents)], {});
  expect(problem).toContain('node_modules/other/node_modules/sample: ');
  expect(problem).toContain(stated ?? 'no license');
  expect(others).toEqual([]);
});

it.each(['MIT', '(GPL-2.0 OR BSD-3-Clause)', 'Apache-2.0 AND MIT'])(
  'goes by the manifest, %s, where there is no license file',
  (stated) => {
    expect(licenseProblems([sample(stated)], {})).toEqual([]);
  },
);

it('lets an exception pass by name, and reports one that nobody needs', () => {
  const packages = [sample('LGPL-3.0')];
  expect(licenseProblems(packages, { sample: 'why' })).toEqual([]);
  expect(licenseProblems(packages, { 'sam*': 'why' })).toEqual([]);
  expect(licenseProblems([], { sample: 'why' })).toEqual([
    'sample needs no exception any more: remove it from license-exceptions.ts.',
  ]);
});
