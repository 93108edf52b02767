/** The layers of ARCHITECTURE.md, enforced. Each rule's comment is the sentence a developer reads when it fails. */
const production = '\\.test\\.tsx?$';
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: production },
  to: { path: '^(apps|packages|infra|tests)/', pathNot: `^(${[from, ...allowed].join('|')})/` },
});

/** A layer of the platform imports only itself and the layers below it. */
const platformLayer = (name, below, comment) => ({
  name: `platform-${name}-layer`,
  comment,
  severity: 'error',
  from: { path: `^infra/platform/src/${name}/`, pathNot: production },
  to: { path: '^infra/platform/src/', pathNot: `^infra/platform/src/(${[name, ...below].join('|')})/` },
});

/**
 * The areas of the platform, in the order in which they build on each other. An area may import the areas on the lines
 * above its own in its chapter, and those that its chapter knows: whole chapters, or single areas.
 */
const platformAreas = {
  // How people get in.
  entry: {
    knows: [],
    lines: [
      'identity mailed-links',
      'email-change second-factor verification worlds',
      'sign-up',
      'accounts',
      'sso',
      'passwords',
    ],
  },
  // What an account decides for itself.
  settings: { knows: ['entry'], lines: ['settings'] },
  // What a world is connected with.
  connections: { knows: ['entry', 'settings'], lines: ['integrations', 'streaming'] },
  // Rooms, and who may do what in them.
  access: {
    knows: ['entry', 'settings'],
    lines: ['roles room-permissions', 'effective-access', 'rooms'],
  },
  // Who belongs to an account. Other chapters reach people through a call or a job.
  people: {
    knows: ['entry'],
    lines: [
      'pictures tasks',
      'profile',
      'account-deletion members',
      'invitations member-profile',
      'imports',
      'badges',
    ],
  },
  // What happens in worlds. Its searches are answered by a program of their own.
  usage: { knows: [], lines: ['analytics usage-events', 'activity attendance'] },
  single: {
    knows: ['entry'],
    lines: ['audit controls credentials customization private-spaces senders superadmins'],
  },
  // One person, with what several areas know of them; and mails that came back, reported to those who sent them.
  person: { knows: ['entry', 'people', 'audit'], lines: ['person'] },
  mail: { knows: ['invitations', 'senders'], lines: ['bounces'] },
};

const split = (line) => line.split(' ');

/** The areas of a chapter; an area by its own name is itself. */
const areasOf = (name) => platformAreas[name]?.lines.flatMap(split) ?? [name];
const listedAreas = Object.keys(platformAreas).flatMap(areasOf);

/** One rule for each line above. A chapter that comes later is never known, whatever `knows` says. */
const platformAreaRules = Object.entries(platformAreas).flatMap(([chapter, { knows, lines }]) =>
  lines.map((line, index) => {
    const own = split(line);
    const known = [...knows, ...lines.slice(0, index).flatMap(split)];
    const before = listedAreas.slice(0, listedAreas.indexOf(own[0]));
    const allowed = before.filter((area) => known.flatMap(areasOf).includes(area));
    return {
      name: `platform-${chapter}-areas-${index + 1}`,
      comment:
        `In the order of areas, ${own.join(', ')} may import ${known.length > 0 ? `only ${known.join(', ')}` : 'no area'}. ` +
        'Move what is needed to an earlier area, or hand it in from main.',
      severity: 'error',
      from: { path: `^infra/platform/src/areas/(${own.join('|')})/`, pathNot: production },
      to: {
        path: '^infra/platform/src/areas/',
        pathNot: `^infra/platform/src/areas/(${['$1', ...allowed].join('|')})/`,
      },
    };
  }),
);

module.exports = {
  forbidden: [
    layer(
      'domain-stands-alone',
      'packages/domain',
      [],
      'The domain is pure: it imports no other package of ours.',
    ),
    layer(
      'contracts-know-domain',
      'packages/contracts',
      ['packages/domain'],
      'Contracts may import the domain only.',
    ),
    layer(
      'adapter-knows-contracts',
      'packages/parse-adapter',
      ['packages/domain', 'packages/contracts'],
      'The adapter may import contracts and domain only.',
    ),
    layer(
      'identity-providers-know-contracts',
      'packages/identity-providers',
      ['packages/domain', 'packages/contracts'],
      'Talking to identity providers may import contracts and domain only.',
    ),
    layer(
      'server-kit-knows-contracts',
      'packages/server-kit',
      ['packages/domain', 'packages/contracts'],
      'What servers share may import contracts and domain only.',
    ),
    layer('csv-knows-domain', 'packages/csv', ['packages/domain'], 'CSV files may import the domain only.'),
    layer(
      'table-files-know-csv',
      'packages/table-files',
      ['packages/domain', 'packages/csv'],
      'Files of tables may import domain and csv only.',
    ),
    layer(
      'api-knows-adapter',
      'apps/api',
      [
        'packages/domain',
        'packages/contracts',
        'packages/csv',
        'packages/table-files',
        'packages/parse-adapter',
        'packages/identity-providers',
        'packages/server-kit',
      ],
      'The gateway reaches the platform through packages/parse-adapter only.',
    ),
    layer(
      'platform-knows-contracts',
      'infra/platform',
      [
        'packages/domain',
        'packages/contracts',
        'packages/csv',
        'packages/identity-providers',
        'packages/server-kit',
        'packages/table-files',
      ],
      'The platform may import contracts, domain, csv, identity-providers, server-kit, and table-files only; it meets the gateway over the wire.',
    ),
    {
      name: 'core-knows-no-area',
      comment:
        'What all areas of a package share (core) imports no area; the registers of texts and operations may.',
      severity: 'error',
      from: {
        path: '^packages/(domain|contracts|parse-adapter)/src/core/',
        pathNot: `${production}|/core/(english|(account|first|page|visitor)-messages)\\.ts$`,
      },
      to: { path: '^packages/$1/src/', pathNot: '^packages/$1/src/(core|access)/' },
    },
    {
      name: 'web-takes-types-from-api',
      comment: 'The web client takes only the type of the router from apps/api (import type).',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: production },
      to: {
        path: '^(apps/api|packages/csv|packages/parse-adapter|packages/identity-providers|packages/server-kit|packages/table-files|infra|tests)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domain-has-no-dependencies',
      comment: 'The domain has no dependencies and does no I/O.',
      severity: 'error',
      // What random tests share draws with fast-check.
      from: { path: '^packages/domain/', pathNot: `${production}|/testing/` },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    {
      name: 'api-areas-are-separate',
      comment: 'An area of the gateway never imports another area; what two areas need belongs in core.',
      severity: 'error',
      from: { path: '^apps/api/src/areas/([^/.]+)', pathNot: production },
      to: { path: '^apps/api/src/areas/', pathNot: '^apps/api/src/areas/$1[/.-]' },
    },
    {
      name: 'web-areas-are-separate',
      comment:
        'An area of the web client never imports another area; what two areas need belongs in features, components, or lib.',
      severity: 'error',
      from: { path: '^apps/web/src/areas/([^/]+)/' },
      to: { path: '^apps/web/src/areas/', pathNot: '^apps/web/src/areas/$1/' },
    },
    {
      name: 'web-features-know-no-area',
      comment: 'Areas share features: a feature imports no area.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/areas/' },
    },
    {
      name: 'web-features-are-separate',
      comment:
        'A feature of the web client never imports another feature; what two features need belongs in components or lib.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-components-know-looks-only',
      comment:
        'A component shows what it is given: it imports no area, no feature, no shell, and no trpc.ts. What asks the gateway belongs in features.',
      severity: 'error',
      from: { path: '^apps/web/src/components/', pathNot: production },
      to: { path: '^apps/web/src/((areas|features|shell)/|trpc\\.ts$)' },
    },
    {
      name: 'web-lib-knows-no-feature',
      comment:
        'lib holds what every part of the web client may use: it imports no area, no feature, and no shell.',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: production },
      to: { path: '^apps/web/src/(areas|features|shell)/' },
    },
    {
      name: 'web-testing-helps-tests',
      comment: 'Only tests import apps/web/testing: production code must not contain it.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: `${production}|^apps/web/testing/` },
      to: { path: '^apps/web/testing/' },
    },
    {
      name: 'web-editing-knows-no-area',
      comment: 'editing holds unsaved changes of any kind: it imports no area and no feature.',
      severity: 'error',
      from: { path: '^apps/web/src/editing/' },
      to: { path: '^apps/web/src/(areas|features)/' },
    },
    platformLayer(
      'foundation',
      [],
      'foundation holds database, files, mail, and configuration. It knows nothing of calls.',
    ),
    platformLayer(
      'call',
      ['foundation'],
      'call answers one call. It knows foundation, but no job, no task, and no area.',
    ),
    platformLayer('work', ['foundation', 'call'], 'work runs jobs and tasks of any kind. It knows no area.'),
    platformLayer(
      'areas',
      ['foundation', 'call', 'work'],
      'An area never imports main, where functions, routes, tasks, and jobs are registered.',
    ),
    ...platformAreaRules,
    {
      name: 'platform-unlisted-areas',
      comment: 'Every area of the platform has its line in the order of areas in .dependency-cruiser.cjs.',
      severity: 'error',
      from: { path: '^infra/platform/src/' },
      to: { path: `^infra/platform/src/areas/(?!(${listedAreas.join('|')})/)` },
    },
    {
      name: 'reference-stands-alone',
      comment:
        'The reference of the figures is written from the definitions alone: it imports only itself, not even a package.',
      severity: 'error',
      from: { path: '^tests/support/reference/' },
      to: { pathNot: '^tests/support/reference/' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other, even for types only, cannot be read one after the other.',
      severity: 'error',
      from: { pathNot: production },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.campus)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
