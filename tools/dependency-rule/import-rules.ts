import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

type Rule = Omit<IRegularForbiddenRuleType, 'severity'>;

const TEST = '\\.(test|spec|conformance|bench|fuzz)\\.tsx?$|\\.test\\.tsx?$';

const packages = [
  'engine',
  'components',
  'print',
  'contract',
  'graph',
  'sync',
  'i18n',
  'import',
  'submission-views',
].map((name) => `packages/${name}`);

/** Packages of this repository that each package may import; dependencies point downwards (rules 3.1, 3.2). */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/engine': [],
  'packages/graph': [],
  'packages/i18n': [],
  'packages/contract': ['packages/engine', 'packages/i18n'],
  'packages/components': ['packages/engine', 'packages/i18n'],
  'packages/import': ['packages/engine', 'packages/i18n', 'packages/components'],
  'packages/submission-views': [
    'packages/engine',
    'packages/i18n',
    'packages/components',
    'packages/print',
    'packages/sync',
  ],
  'packages/print': ['packages/engine', 'packages/i18n'],
  'packages/sync': ['packages/contract', 'packages/graph', 'packages/engine'],
  'apps/server': packages,
  'apps/web': packages,
};

const WORKSPACE_CODE = '^(packages|apps)/';

const dependenciesPointDown: readonly Rule[] = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `dependencies-point-down: ${folder}`,
  comment: `${folder} may import ${allowed.join(', ') || 'no package of this repository'}`,
  from: { path: `^${folder}/` },
  to: { path: WORKSPACE_CODE, pathNot: [folder, ...allowed].map((each) => `^${each}/`) },
}));

/**
 * Import rules that are checked on the import graph of all sources. Type-only imports count unless a rule says
 * otherwise.
 */
export const importRules: readonly Rule[] = [
  ...dependenciesPointDown,
  {
    name: 'no-cycles',
    comment: 'files must not import each other, not even types: merge or split them',
    from: { pathNot: TEST },
    to: { circular: true },
  },
  {
    name: 'tools-do-not-import-benchmarks',
    comment: 'benchmarks may use tools and journeys, but tools must not use benchmarks',
    from: { path: '^tools/' },
    to: { path: '^bench/' },
  },
  {
    name: 'server-uses-only-library-format',
    comment: 'the server may use only the library format of sync, not the database of a device (rule 3.1)',
    from: { path: '^apps/server/', pathNot: `/testing/|${TEST}` },
    to: { path: '^packages/sync/', pathNot: '^packages/sync/src/library(-content|-submission)?\\.ts$' },
  },
  {
    name: 'only-the-demo-writes-content',
    comment: 'only devices write forms and responses; the server writes only those of the demo',
    from: { path: '^apps/server/', pathNot: '^apps/server/src/demonstration/' },
    to: { path: '^packages/sync/src/library-content\\.ts$|^apps/server/src/demonstration/.+/' },
  },
  {
    name: 'ts-runs-anywhere',
    comment: 'in components, a .ts file must not import a .tsx file or React (rule 3.3)',
    from: { path: '^packages/components/.+\\.ts$', pathNot: TEST },
    to: { path: '\\.tsx$|node_modules/(react|react-dom|@fluentui)/|^vendor/react-icons/' },
  },
  {
    name: 'screens-do-not-import-each-other',
    comment: 'code that two screens share belongs in form/, data/, ui/ or a package (rule 3.4)',
    from: { path: '^apps/web/src/screens/([^/]+)/' },
    to: { path: '^apps/web/src/screens/', pathNot: '^apps/web/src/screens/$1/' },
  },
  {
    name: 'only-data-and-shell-use-sync',
    comment: 'screens use data hooks; of sync and graph they may import only types and failures (rule 3.5)',
    from: {
      path: '^apps/web/src/',
      pathNot: `^apps/web/src/(data|shell|failures|captcha|testing|screens/share/(session|sending))/|${TEST}`,
    },
    to: {
      path: '^packages/(sync|graph|contract)/',
      pathNot: '^packages/contract/src/pages/|^packages/sync/src/failures\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'light-screens-stay-light',
    comment: 'respond, share and kiosk must not import builder, settings, palette or print eagerly (rule 3.5)',
    from: { path: '^apps/web/src/screens/(respond|share|kiosk)/' },
    to: {
      path: '^packages/print/|^packages/components/src/(settings|prints|palette|palette-icons)\\.tsx?$|^apps/web/src/screens/builder/',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  },
  {
    name: 'editors-only-in-the-builder',
    comment: 'only the builder and the playground may load editors of settings, not the code for answering forms',
    from: {
      path: WORKSPACE_CODE,
      pathNot: `^packages/components/src/(editors|editor-)|^apps/web/src/screens/(builder|playground)/|/(testing|conformance)/|${TEST}`,
    },
    to: { path: '^packages/components/src/(editors|editor-)', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'workspace-is-replaceable',
    comment: 'only app.ts, config.ts and run-server.ts may import the embedded workspace (rule 3.8)',
    from: {
      path: '^apps/server/src/',
      pathNot: `^apps/server/src/(workspace/|testing/|(app|config|run-server)\\.ts$)|${TEST}`,
    },
    to: { path: '^apps/server/src/workspace/' },
  },
  {
    name: 'workspace-stands-alone',
    comment: 'the workspace imports only the packages graph and i18n, audit/, database/, files/ and pages/ (rule 3.8)',
    from: { path: '^apps/server/src/workspace/', pathNot: `${TEST}|/testing/` },
    to: {
      path: WORKSPACE_CODE,
      pathNot: '^packages/(graph|i18n)/|^apps/server/src/(workspace|audit|database|files|pages)/',
    },
  },
  {
    name: 'tests-are-not-imported',
    comment: 'product code must not import test code or the test entry points of packages',
    from: { path: WORKSPACE_CODE, pathNot: `${TEST}|/testing/|/conformance/` },
    to: { path: `${TEST}|/testing/|/conformance/` },
  },
];
