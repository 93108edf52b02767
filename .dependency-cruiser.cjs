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

/** The areas of the platform that know each other. Every other area is on its own. */
const areaGroups = {
  entry:
    'accounts email-change identity mailed-links passwords second-factor sign-up sso verification worlds'.split(
      ' ',
    ),
  people: 'account-deletion badges imports invitations member-profile members pictures profile'.split(' '),
  access: 'effective-access roles room-permissions rooms'.split(' '),
  connections: 'integrations settings streaming'.split(' '),
  usage: 'activity analytics attendance usage-events'.split(' '),
};

/** One rule for a group, or for a single area (`other`: every area in no group), and what it may import besides. */
const platformAreaRule = (group, besides, comment) => {
  const own = areaGroups[group] ?? (group === 'other' ? [] : [group]);
  const named = [...Object.values(areaGroups).flat(), 'bounces'];
  const path = own.length > 0 ? `(${own.join('|')})` : `(?!(?:${named.join('|')})/)[^/]+`;
  const allowed = [
    ...(own.length > 1 ? own : ['$1']),
    ...besides.flatMap((name) => areaGroups[name] ?? [name]),
  ];
  return {
    name: `platform-${group}-areas`,
    comment,
    severity: 'error',
    from: { path: `^infra/platform/src/areas/(${path})/`, pathNot: production },
    to: {
      path: '^infra/platform/src/areas/',
      pathNot: `^infra/platform/src/areas/(${allowed.join('|')})/`,
    },
  };
};

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
    layer('csv-knows-domain', 'packages/csv', ['packages/domain'], 'CSV files may import the domain only.'),
    layer(
      'api-knows-adapter',
      'apps/api',
      [
        'packages/domain',
        'packages/contracts',
        'packages/csv',
        'packages/parse-adapter',
        'packages/identity-providers',
      ],
      'The gateway reaches the platform through packages/parse-adapter only.',
    ),
    layer(
      'platform-knows-contracts',
      'infra/platform',
      ['packages/domain', 'packages/contracts', 'packages/csv', 'packages/identity-providers'],
      'The platform may import contracts, domain, csv and identity-providers only; it meets the gateway over the wire.',
    ),
    {
      name: 'core-knows-no-area',
      comment:
        'What all areas of a package share (core) imports no area; the registers of texts and operations may.',
      severity: 'error',
      from: {
        path: '^packages/(domain|contracts|parse-adapter)/src/core/',
        pathNot: `${production}|/core/(english|((account|page|visitor)-)?messages)\\.ts$`,
      },
      to: { path: '^packages/$1/src/', pathNot: '^packages/$1/src/(core|access)/' },
    },
    {
      name: 'web-takes-types-from-api',
      comment: 'The web client takes only the type of the router from apps/api (import type).',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: production },
      to: {
        path: '^(apps/api|packages/csv|packages/parse-adapter|packages/identity-providers|infra|tests)/',
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
        'An area of the web client never imports another area; what two areas need belongs in components or lib.',
      severity: 'error',
      from: { path: '^apps/web/src/areas/([^/]+)/' },
      to: { path: '^apps/web/src/areas/', pathNot: '^apps/web/src/areas/$1/' },
    },
    {
      name: 'web-editing-knows-no-area',
      comment: 'editing holds unsaved changes of any kind. It knows no area and no page of settings.',
      severity: 'error',
      from: { path: '^apps/web/src/editing/' },
      to: { path: '^apps/web/src/(areas|components/settings)/' },
    },
    platformLayer(
      'ground',
      [],
      'ground holds database, files, mail, and configuration. It knows nothing of calls.',
    ),
    platformLayer(
      'call',
      ['ground'],
      'call answers one call. It knows ground, but no job, no task, and no area.',
    ),
    platformLayer('work', ['ground', 'call'], 'work runs jobs and tasks of any kind. It knows no area.'),
    platformLayer(
      'areas',
      ['ground', 'call', 'work'],
      'An area never imports main, where functions, routes, tasks, and jobs are registered.',
    ),
    platformAreaRule(
      'entry',
      [],
      'Areas that let people in (entry) know each other, and nothing of the areas behind them.',
    ),
    platformAreaRule(
      'people',
      ['entry', 'tasks'],
      'Areas about people know each other, entry, and tasks. Other areas reach them through a call or a job.',
    ),
    platformAreaRule(
      'connections',
      ['entry'],
      'Areas about what a world is connected with know each other, and entry.',
    ),
    platformAreaRule('usage', [], 'Areas about what happens in worlds know each other only.'),
    platformAreaRule(
      'access',
      ['entry', 'settings'],
      'Areas about rooms and who may do what in them know each other, entry, and settings.',
    ),
    platformAreaRule(
      'bounces',
      ['invitations', 'senders'],
      'bounces reports to invitations and senders only.',
    ),
    platformAreaRule('other', ['entry'], 'This area is in no group: it may import entry areas only.'),
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
