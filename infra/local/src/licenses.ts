import { licenseExceptions } from './license-exceptions.ts';

/** Licenses that production packages may use without review. */
const accepted = ['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'ISC'];

/** The grant in each license text; BSD and ISC texts have variants. */
const grants = [
  /permission is hereby granted, free of charge, to any person obtaining a copy/,
  /apache license,? version 2\.0/,
  /redistribution and use (of this software )?in source and binary forms/,
  /permission to use, copy, modify,? and(\/or)? distribute this software for any purpose/,
];

/**
 * Wording in license files for conditions that we do not accept, whether added to an accepted license or not.
 */
const conditions =
  /\boem\b|commercial licen[sc]e|annual revenue|commons clause|gnu (lesser |affero )?general public|mozilla public|business source|server side public/;

/** A package that runs in production. */
export interface InstalledPackage {
  /** Its folder, such as node_modules/a/node_modules/b. */
  place: string;
  /** The license in its manifest. */
  stated: string | undefined;
  /** Its license files. None if it has none, or if it is for another operating system. */
  files: readonly { name: string; content: string }[];
}

/**
 * Returns one sentence for each package with a license that is not accepted, and for each unused exception.
 * The license file counts, not the manifest: they differ in projects that have changed their license.
 */
export function licenseProblems(
  packages: readonly InstalledPackage[],
  exceptions: Readonly<Record<string, string>> = licenseExceptions,
): string[] {
  const refused = packages.filter((installed) => !isAccepted(installed));
  const covers = (named: string, installed: InstalledPackage) =>
    named.endsWith('*') ? nameOf(installed).startsWith(named.slice(0, -1)) : nameOf(installed) === named;
  const names = Object.keys(exceptions);
  return [
    ...refused
      .filter((installed) => !names.some((name) => covers(name, installed)))
      .map((installed) => `${installed.place}: ${reasonOf(installed)}`),
    ...names
      .filter((name) => !refused.some((installed) => covers(name, installed)))
      .map((name) => `${name} needs no exception any more: remove it from license-exceptions.ts.`),
  ];
}

function isAccepted({ stated, files }: InstalledPackage): boolean {
  return files.length > 0 ? files.every(({ content }) => isFree(content)) : isAcceptedName(stated);
}

function isFree(content: string): boolean {
  const text = content.toLowerCase().replaceAll(/[\s*#=_-]+/g, ' ');
  return grants.some((grant) => grant.test(text)) && !conditions.test(text);
}

/**
 * Whether an SPDX expression names accepted licenses: all of those joined with AND, and one of those joined
 * with OR.
 */
function isAcceptedName(stated = ''): boolean {
  return stated
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((option) => option.split(' AND ').every((name) => accepted.includes(name)));
}

function nameOf({ place }: InstalledPackage): string {
  return place.split('node_modules/').at(-1) ?? '';
}

function reasonOf({ stated = 'no license', files }: InstalledPackage): string {
  if (files.length === 0) return `it has no license file, and states ${stated}.`;
  const names = files.filter(({ content }) => !isFree(content)).map(({ name }) => name);
  return `${names.join(' and ')} is none of MIT, Apache 2.0, BSD, and ISC (it states ${stated}).`;
}
