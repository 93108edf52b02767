/** The layers of ARCHITECTURE.md, enforced. Each rule's comment is the sentence a developer reads when it fails. */
const production = '\\.test\\.tsx?$';
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: production },
  to: { path: '^(apps|packages|infra|tests)/', pathNot: `^(${[from, ...allowed].join('|')})/` },
});

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
      from: { path: '^packages/domain/', pathNot: production },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    {
      name: 'api-areas-are-separate',
      comment: 'An area of the gateway never imports another area.',
      severity: 'error',
      from: { path: '^apps/api/src/areas/([^/.]+)', pathNot: production },
      to: { path: '^apps/api/src/areas/', pathNot: '^apps/api/src/areas/$1[/.-]' },
    },
    {
      name: 'web-areas-are-separate',
      comment:
        'An area of the web client never imports another area; what two need stands in components or lib.',
      severity: 'error',
      from: { path: '^apps/web/src/areas/([^/]+)/' },
      to: { path: '^apps/web/src/areas/', pathNot: '^apps/web/src/areas/$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other cannot be read one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
