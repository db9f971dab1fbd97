export const kinds = ['component', 'screen', 'operation', 'job'] as const;
export type Kind = (typeof kinds)[number];

export const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text);

/** A line to add to a list with one entry per component, screen, operation or job. */
interface ListLine {
  readonly path: string;
  /** Line for the top of the file; the formatter sorts imports. */
  readonly top?: string;
  readonly entry: string;
  /** The entry is inserted before the first match. */
  readonly before: RegExp;
}

/** What the scaffolder creates for one kind. Names are written as `{{name}}`, `{{camel}}` … (names.ts). */
export interface Recipe {
  readonly kind: Kind;
  readonly pattern: RegExp;
  readonly nameHint: string;
  /** Target folder of the files in `templates/<kind>`. */
  readonly folder: string;
  /** Full target paths of templates for other folders, by file name. */
  readonly targetPaths?: Readonly<Record<string, string>>;
  readonly lists: readonly ListLine[];
  readonly guide: string;
  /** Returns the next steps for the developer. */
  readonly next: (name: string) => string;
}

const components = 'packages/components/src';
const server = 'apps/server/src';
const contract = 'packages/contract/src';
const endOfList = /^ *\}\)? (as const )?satisfies /m;

const component: Recipe = {
  kind: 'component',
  pattern: /^[a-z][A-Za-z0-9]*$/,
  nameHint: 'it is the stored type name, letter for letter, such as phoneNumber.',
  folder: `${components}/{{name}}`,
  lists: [
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
        ['samples', '{{camel}}Samples', '{{name}}.sample.ts'],
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
  next: (name) => `It asks for one text. Change the spec first, then: npm run unit -- components/src/${name}/`,
};

const screen: Recipe = {
  kind: 'screen',
  pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  nameHint: 'it is in kebab-case, such as audit-log.',
  folder: 'apps/web/src/screens/{{name}}',
  lists: [
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
  next: (name) =>
    `It is at /teams/{teamId}/${name}, with no link to it, and has the state of an empty list. npm run dev shows it.`,
};

const operation: Recipe = {
  kind: 'operation',
  pattern: /^[a-z][a-z-]*\/[a-z][a-z0-9]*(-[a-z0-9]+)+$/,
  nameHint: 'it is an area and a verb with its noun, such as shares/list-shares.',
  folder: `${server}/{{area}}`,
  targetPaths: { '{{name}}.contract.ts.txt': `${contract}/{{area}}/{{name}}.ts` },
  lists: [
    {
      path: `${contract}/operations.ts`,
      top: "import { {{camel}} } from './{{area}}/{{name}}.ts';",
      entry: '  {{camel}},\n',
      before: endOfList,
    },
    {
      path: `${contract}/index.ts`,
      top: "export { {{camel}} } from './{{area}}/{{name}}.ts';",
      entry: '',
      before: /^/,
    },
    {
      path: `${server}/handlers.ts`,
      top: "import { {{camel}} } from './{{area}}/{{name}}.ts';",
      entry: '  {{camel}},\n',
      before: endOfList,
    },
  ],
  guide: 'add-an-operation.md',
  next: () =>
    'It answers with the team of its address. Say in the contract where it is, what it takes and gives; the compiler leads on.',
};

const job: Recipe = {
  kind: 'job',
  pattern: /^[a-z][a-z-]*\/[a-z][a-z0-9]*(-[a-z0-9]+)+$/,
  nameHint: 'it is an area and a verb with its noun, such as receipts/sweep-receipts.',
  folder: `${server}/{{area}}`,
  lists: [
    {
      path: `${server}/all-jobs.ts`,
      top: "import { {{camel}} } from './{{area}}/{{name}}.ts';",
      entry: ', {{camel}}',
      before: /,?\s*\];/,
    },
  ],
  guide: 'add-a-job.md',
  next: () => 'It logs the time, every night at three. Say in its test what it shall do, see that fail, then write it.',
};

export const recipes: Readonly<Record<Kind, Recipe>> = { component, screen, operation, job };
