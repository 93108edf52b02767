/**
 * For each layer of platform areas: one of its areas, one that it must not import, and the allowed imports.
 */
const areaRules: [rule: string, from: string, to: string, known: string][] = [
  ['platform-entry-areas-1', 'mailed-links', 'identity', 'no area'],
  ['platform-entry-areas-2', 'worlds', 'sso', 'identity, mailed-links'],
  ['platform-entry-areas-3', 'sign-up', 'accounts', 'verification, worlds'],
  ['platform-entry-areas-4', 'accounts', 'sso', 'worlds, sign-up'],
  ['platform-entry-areas-5', 'sso', 'passwords', 'sign-up, accounts'],
  ['platform-entry-areas-6', 'passwords', 'members', 'accounts, sso'],
  ['platform-settings-areas-1', 'settings', 'roles', 'entry'],
  ['platform-connections-areas-1', 'integrations', 'streaming', 'entry, settings'],
  ['platform-connections-areas-2', 'streaming', 'rooms', 'entry, settings, integrations'],
  ['platform-access-areas-1', 'room-permissions', 'effective-access', 'entry, settings'],
  ['platform-access-areas-2', 'effective-access', 'rooms', 'entry, settings, roles, room-permissions'],
  ['platform-access-areas-3', 'rooms', 'members', 'room-permissions, effective-access'],
  ['platform-people-areas-1', 'pictures', 'profile', 'entry'],
  ['platform-people-areas-2', 'profile', 'account-deletion', 'entry, pictures, tasks'],
  ['platform-people-areas-3', 'members', 'rooms', 'pictures, tasks, profile'],
  ['platform-people-areas-4', 'invitations', 'badges', 'account-deletion, members'],
  ['platform-people-areas-5', 'imports', 'badges', 'invitations, member-profile'],
  ['platform-people-areas-6', 'badges', 'analytics', 'member-profile, imports'],
  ['platform-usage-areas-1', 'analytics', 'identity', 'no area'],
  ['platform-usage-areas-2', 'attendance', 'members', 'analytics, usage-events'],
  ['platform-single-areas-1', 'audit', 'members', 'entry'],
  ['platform-person-areas-1', 'person', 'analytics', 'entry, people, audit'],
  ['platform-mail-areas-1', 'bounces', 'members', 'invitations, senders'],
];

const plantedArea = (from: string, to: string, known: string) => ({
  in: `infra/platform/src/areas/${from}/planted.ts`,
  imports: `../${to}/functions.ts`,
  explanation: `${known}. Move what is needed to an earlier area, or hand it in from main.`,
});

/**
 * One forbidden import for each rule: the importing file, its import, and the explanation that its author
 * reads.
 */
export const planted: Record<string, { in: string; imports: string; explanation: string }> = {
  'domain-stands-alone': {
    in: 'packages/domain/src/rooms/rule.ts',
    imports: '../../../contracts/src/rooms/contract.ts',
    explanation: 'The domain is pure: it imports no other package of ours.',
  },
  'contracts-know-domain': {
    in: 'packages/contracts/src/rooms/planted.ts',
    imports: '@campus/csv/reader',
    explanation: 'Contracts may import the domain only.',
  },
  'adapter-knows-contracts': {
    in: 'packages/parse-adapter/src/areas/planted.ts',
    imports: '@campus/csv/reader',
    explanation: 'The adapter may import contracts and domain only.',
  },
  'identity-providers-know-contracts': {
    in: 'packages/identity-providers/src/planted.ts',
    imports: '@campus/parse-adapter/platform',
    explanation: 'Talking to identity providers may import contracts and domain only.',
  },
  'server-kit-knows-contracts': {
    in: 'packages/server-kit/src/planted.ts',
    imports: '@campus/csv/reader',
    explanation: 'What servers share may import contracts and domain only.',
  },
  'csv-knows-domain': {
    in: 'packages/csv/src/planted.ts',
    imports: '@campus/contracts/rooms/contract',
    explanation: 'CSV files may import the domain only.',
  },
  'table-files-know-csv': {
    in: 'packages/table-files/src/planted.ts',
    imports: '@campus/contracts/rooms/contract',
    explanation: 'Files of tables may import domain and csv only.',
  },
  'api-knows-adapter': {
    in: 'apps/api/src/core/planted.ts',
    imports: '@campus/platform/foundation/database',
    explanation: 'The gateway reaches the platform through packages/parse-adapter only.',
  },
  'platform-knows-contracts': {
    in: 'infra/platform/src/foundation/planted.ts',
    imports: '@campus/parse-adapter/platform',
    explanation:
      'The platform may import contracts, domain, csv, identity-providers, server-kit, and table-files only; it meets the gateway over the wire.',
  },
  'core-knows-no-area': {
    in: 'packages/contracts/src/core/planted.ts',
    imports: '../rooms/contract.ts',
    explanation:
      'What all areas of a package share (core) imports no area; the registers of texts and operations may.',
  },
  'web-takes-types-from-api': {
    in: 'apps/web/src/lib/planted.ts',
    imports: '@campus/api/router',
    explanation: 'The web client takes only the type of the router from apps/api (import type).',
  },
  'domain-has-no-dependencies': {
    in: 'packages/domain/src/rooms/planted.ts',
    imports: 'node:fs',
    explanation: 'The domain has no dependencies and does no I/O.',
  },
  'api-areas-are-separate': {
    in: 'apps/api/src/areas/rooms.ts',
    imports: './badges.ts',
    explanation: 'An area of the gateway never imports another area; what two areas need belongs in core.',
  },
  'web-areas-are-separate': {
    in: 'apps/web/src/areas/rooms/page.ts',
    imports: '../badges/page.ts',
    explanation:
      'An area of the web client never imports another area; what two areas need belongs in features, components, or lib.',
  },
  'web-features-know-no-area': {
    in: 'apps/web/src/features/settings/planted.ts',
    imports: '../../areas/badges/page.ts',
    explanation: 'Areas share features: a feature imports no area.',
  },
  'web-features-are-separate': {
    in: 'apps/web/src/features/settings/field.ts',
    imports: '../people-set/people-chip.ts',
    explanation:
      'A feature of the web client never imports another feature; what two features need belongs in components or lib.',
  },
  'web-components-know-looks-only': {
    in: 'apps/web/src/components/form/planted.ts',
    imports: '../../trpc.ts',
    explanation:
      'A component shows what it is given: it imports no area, no feature, no shell, and no trpc.ts. What asks the gateway belongs in features.',
  },
  'web-lib-knows-no-feature': {
    in: 'apps/web/src/lib/upwards.ts',
    imports: '../features/people-set/people-chip.ts',
    explanation:
      'lib holds what every part of the web client may use: it imports no area, no feature, and no shell.',
  },
  'web-testing-helps-tests': {
    in: 'apps/web/src/planted.ts',
    imports: '../testing/people.ts',
    explanation: 'Only tests import apps/web/testing: production code must not contain it.',
  },
  'web-editing-knows-no-area': {
    in: 'apps/web/src/editing/planted.ts',
    imports: '../areas/badges/page.ts',
    explanation: 'editing holds unsaved changes of any kind: it imports no area and no feature.',
  },
  'platform-foundation-layer': {
    in: 'infra/platform/src/foundation/upwards.ts',
    imports: '../call/perform.ts',
    explanation: 'foundation holds database, files, mail, and configuration. It knows nothing of calls.',
  },
  'platform-call-layer': {
    in: 'infra/platform/src/call/upwards.ts',
    imports: '../work/job.ts',
    explanation: 'call answers one call. It knows foundation, but no job, no task, and no area.',
  },
  'platform-work-layer': {
    in: 'infra/platform/src/work/upwards.ts',
    imports: '../areas/rooms/functions.ts',
    explanation: 'work runs jobs and tasks of any kind. It knows no area.',
  },
  'platform-areas-layer': {
    in: 'infra/platform/src/areas/rooms/upwards.ts',
    imports: '../../main/functions.ts',
    explanation: 'An area never imports main, where functions, routes, tasks, and jobs are registered.',
  },
  ...Object.fromEntries(areaRules.map(([rule, from, to, known]) => [rule, plantedArea(from, to, known)])),
  'platform-unlisted-areas': {
    in: 'infra/platform/src/main/planted.ts',
    imports: '../areas/new-area/functions.ts',
    explanation: 'Every area of the platform has its line in the order of areas in .dependency-cruiser.cjs.',
  },
  'reference-stands-alone': {
    in: 'tests/support/reference/planted.ts',
    imports: '@campus/domain/rooms/level',
    explanation:
      'The reference of the figures is written from the definitions alone: it imports only itself, not even a package.',
  },
  'no-cycles': {
    in: 'packages/csv/src/first.ts',
    imports: './second.ts',
    explanation: 'Files that import each other, even for types only, cannot be read one after the other.',
  },
};

/** Imports that the layer rules allow. */
export const allowed: Record<string, string> = {
  'packages/contracts/src/rooms/shape.ts': '@campus/domain/rooms/level',
  'packages/contracts/src/core/account-messages.ts': '../rooms/contract.ts',
  'packages/parse-adapter/src/areas/rooms.ts': '@campus/contracts/rooms/contract',
  'apps/api/src/areas/members.ts': '@campus/parse-adapter/platform',
  'apps/api/src/core/limits.ts': '@campus/server-kit/limits',
  'infra/platform/src/call/limits.ts': '@campus/server-kit/limits',
  'apps/web/src/areas/badges/list.ts': './page.ts',
  'apps/web/src/areas/badges/people.ts': '../../features/people-set/people-chip.ts',
  'apps/web/src/areas/badges/page.test.ts': '../../../testing/people.ts',
  'apps/web/src/features/people-set/chip.ts': '../../components/form/field.ts',
  'infra/platform/src/call/downwards.ts': '../foundation/database.ts',
  'infra/platform/src/areas/members/sign-in.ts': '../passwords/functions.ts',
  'infra/platform/src/areas/imports/invite.ts': '../members/functions.ts',
  'infra/platform/src/areas/bounces/tell-sender.ts': '../senders/functions.ts',
  'infra/platform/src/areas/rooms/list.ts': './functions.ts',
  'infra/platform/src/areas/rooms/list.test.ts': '../../main/functions.ts',
  'infra/platform/src/main/functions.ts': '../areas/rooms/functions.ts',
};

/** The targets of the imports above. The second file of the cycle imports only a type from the first. */
export const targets = {
  'packages/domain/src/rooms/level.ts': '',
  'packages/contracts/src/rooms/contract.ts': '',
  'packages/csv/src/reader.ts': '',
  'packages/csv/src/second.ts': "import type { Planted } from './first.ts';\n",
  'packages/identity-providers/src/begin.ts': '',
  'packages/server-kit/src/limits.ts': '',
  'packages/parse-adapter/src/platform.ts': '',
  'apps/api/src/router.ts': '',
  'apps/api/src/areas/badges.ts': '',
  'apps/web/src/lib/router-type.ts': "import type { Planted } from '@campus/api/router';\n",
  'apps/web/src/areas/badges/page.ts': '',
  'apps/web/src/components/form/field.ts': '',
  'apps/web/src/features/people-set/people-chip.ts': '',
  'apps/web/src/trpc.ts': '',
  'apps/web/testing/people.ts': '',
  'infra/platform/src/foundation/database.ts': '',
  'infra/platform/src/call/perform.ts': '',
  'infra/platform/src/work/job.ts': '',
};

/** The platform areas imported above. */
export const areas = [
  'account-deletion',
  'accounts',
  'analytics',
  'badges',
  'effective-access',
  'identity',
  'members',
  'new-area',
  'passwords',
  'profile',
  'roles',
  'rooms',
  'senders',
  'sso',
  'streaming',
];

/** The packages that package imports resolve to. */
export const packages: Record<string, string> = {
  api: 'apps/api',
  contracts: 'packages/contracts',
  csv: 'packages/csv',
  domain: 'packages/domain',
  'parse-adapter': 'packages/parse-adapter',
  platform: 'infra/platform',
  'server-kit': 'packages/server-kit',
};
