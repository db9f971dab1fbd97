export const kinds = ['component', 'screen', 'operation', 'job'] as const;
export type Kind = (typeof kinds)[number];

export const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text);

/** A line to add to a list with one entry per component, screen, operation or job. */
interface ListLine {
  readonly path: string;
  /** Import to add at the top of the file; the formatter sorts it into place. */
  readonly top?: string;
  readonly entry: string;
  /** The entry is inserted before the first match of this pattern. */
  readonly before: RegExp;
}

/** What the scaffolder creates for one kind. Names are written as `{{name}}`, `{{camel}}` … (names.ts). */
export interface Recipe {
  readonly kind: Kind;
  readonly pattern: RegExp;
  readonly nameHint: string;
  /** Target folder of the files in `templates/<kind>`. */
  readonly folder: string;
  /** Maps the file name of a template to its full target path, if it has another name or belongs in another folder. */
  readonly targetPaths?: Readonly<Record<string, string>>;
  /**
   * Files that the operations of an area share, by the name that stands for them in paths: the code is added to the file of
   * the folder whose name ends with the suffix; without one, a file named after the area is created.
   */
  readonly sharedFiles?: Readonly<Record<string, { readonly folder: string; readonly suffix: string }>>;
  readonly listEntries: readonly ListLine[];
  readonly guide: string;
  /** Returns the next steps for the developer. */
  readonly describeNextSteps: (name: string) => string;
}

const components = 'packages/components/src';
const server = 'apps/server/src';
const contract = 'packages/contract/src';
const endOfList = /^ *\}\)? (as const )?satisfies /m;

const component: Recipe = {
  kind: 'component',
  pattern: /^[a-z][A-Za-z0-9]*$/,
  nameHint: 'use the stored type name exactly, such as phoneNumber.',
  folder: `${components}/{{name}}`,
  listEntries: [
    {
      path: `${components}/specs.ts`,
      top: "import { {{camel}} } from './{{name}}/{{name}}.ts';",
      entry: '  {{camel}},\n',
      before: endOfList,
    },
    ...(
      [
        ['settings', '{{camel}}Settings', '{{name}}.settings.ts'],
        ['prints', 'print{{pascal}}', '{{name}}.print.ts'],
        ['samples', '{{camel}}Samples', '{{name}}.settings.ts'],
        ['palette', '{{camel}}Entry', '{{name}}.palette.ts'],
      ] as const
    ).map(([list, what, file]) => ({
      path: `${components}/${list}.ts`,
      top: `import { ${what} } from './{{name}}/${file}';`,
      entry: `  {{camel}}: ${what},\n`,
      before: endOfList,
    })),
    {
      path: `${components}/views.tsx`,
      top: "import { {{pascal}}View } from './{{name}}/{{pascal}}View.tsx';",
      entry: '  {{camel}}: {{pascal}}View,\n',
      before: endOfList,
    },
    {
      path: `${components}/palette-icons.tsx`,
      entry: '  {{camel}}: PuzzlePiece20Regular,\n',
      before: endOfList,
    },
  ],
  guide: 'add-a-component.md',
  describeNextSteps: (name) =>
    `The component is a text field. Change its spec first, then run: npm run unit -- components/src/${name}/`,
};

const screen: Recipe = {
  kind: 'screen',
  pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  nameHint: 'use kebab-case, such as audit-log.',
  folder: 'apps/web/src/screens/{{name}}',
  listEntries: [
    {
      path: 'apps/web/src/routes.tsx',
      entry: `createScreenRoute(
                '/teams/:teamId/{{name}}',
                async () => (await import('./screens/{{name}}/{{pascal}}Screen.tsx')).{{pascal}}Screen,
              ),
              `,
      before: /createScreenRoute\(\s*'\/teams\/:teamId\/responses'/,
    },
  ],
  guide: 'add-a-screen.md',
  describeNextSteps: (name) =>
    `The screen is at /teams/{teamId}/${name} and shows an empty list; no other screen links to it yet. Run npm run dev to see it.`,
};

const operation: Recipe = {
  kind: 'operation',
  pattern: /^[a-z][a-z-]*\/[a-z][a-z0-9]*(-[a-z0-9]+)+$/,
  nameHint: 'use an area, a verb and a noun, such as shares/list-shares.',
  folder: `${server}/{{area}}`,
  targetPaths: {
    '{{name}}.contract.ts.txt': `${contract}/{{area}}/{{operations}}`,
    '{{name}}.ts.txt': `${server}/{{area}}/{{handlers}}`,
  },
  sharedFiles: {
    operations: { folder: `${contract}/{{area}}`, suffix: '-operations.ts' },
    handlers: { folder: `${server}/{{area}}`, suffix: '-handlers.ts' },
  },
  listEntries: [
    {
      path: `${contract}/operations.ts`,
      top: "import { {{camel}} } from './{{area}}/{{operations}}';",
      entry: '  {{camel}},\n',
      before: endOfList,
    },
    {
      path: `${contract}/index.ts`,
      top: "export { {{camel}} } from './{{area}}/{{operations}}';",
      entry: '',
      before: /^/,
    },
    {
      path: `${server}/handlers.ts`,
      top: "import { {{camel}} } from './{{area}}/{{handlers}}';",
      entry: '  {{camel}},\n',
      before: endOfList,
    },
  ],
  guide: 'add-an-operation.md',
  describeNextSteps: () =>
    'The operation returns the team in its URL. Change its path, request and response in the contract; compiler errors show the rest.',
};

const job: Recipe = {
  kind: 'job',
  pattern: /^[a-z][a-z-]*\/[a-z][a-z0-9]*(-[a-z0-9]+)+$/,
  nameHint: 'use an area, a verb and a noun, such as receipts/sweep-receipts.',
  folder: `${server}/{{area}}`,
  listEntries: [
    {
      path: `${server}/all-jobs.ts`,
      top: "import { {{camel}} } from './{{area}}/{{name}}.ts';",
      entry: ', {{camel}}',
      before: /,?\s*\];/,
    },
  ],
  guide: 'add-a-job.md',
  describeNextSteps: () =>
    'The job logs the time, every night at three. Write a test of its behavior first, see the test fail, and then write the code.',
};

export const recipes: Readonly<Record<Kind, Recipe>> = { component, screen, operation, job };
