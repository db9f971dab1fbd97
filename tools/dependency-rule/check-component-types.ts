import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Violation } from './check-imports.ts';
import { isTest, type SourceFile } from './source-files.ts';

const FOLDER = 'packages/components/src';

/** Folders there that are no component. */
const NO_COMPONENTS: ReadonlySet<string> = new Set(['kit', 'editors', 'conformance']);

/** Type names that are ordinary words of code too: they count where a component's type is meant. */
const ORDINARY: ReadonlySet<string> = new Set(
  'address approval button checkbox columns container content currency day email file form hidden location number panel password phoneNumber radio recaptcha select signature submissionNumber survey table tabs tags textarea time tree url user well'.split(
    ' ',
  ),
);

/** Files that may name any type, and why. */
const ALLOWED: readonly RegExp[] = [
  // The typed lists: a line for each component.
  new RegExp(`^${FOLDER}/(specs|settings|prints|samples|palette)\\.ts$|^${FOLDER}/(views|palette-icons)\\.tsx$`),
  // Forms that are written out: settings panes, examples.
  new RegExp(`^${FOLDER}/(.+[.-](settings|sample)|kit/settings/.+)\\.ts$`),
  // Old ways in which form.io stored them: an upgrade is about a type, and never changes once released.
  /^packages\/engine\/src\/definition\/upgrades\//,
  // Protocols of others, and HTML: their types are other things.
  /^packages\/(graph|contract)\/|^apps\/server\/src\/(http|operators|external-services|pages|workspace)\//,
  // Forms of other products, whose kinds of questions are written out as components.
  /^packages\/import\/src\//,
  // Cases that checks play: forms and answers, written or grown for a test, beside those of other programs.
  /^tools\/[^/]+\/cases\/|^packages\/[^/]+\/src\/.*(fixtures|abuse)\//,
];

/** What makes worlds to try and to measure the product in writes forms out, and asks no component for its type. */
const WRITES_FORMS =
  /^(tools|bench)\/|^packages\/sync\/src\/database\/upgrades\/|^apps\/server\/src\/demonstration\/forms\/|^apps\/server\/src\/templates\/writing\//;

/**
 * Finds code that treats a component by its type's name: a component is asked what it is (ComponentSpec, its palette
 * entry), or each new one has to be remembered there. A folder may name its own type.
 */
export function checkComponentTypes(root: string, files: readonly SourceFile[]): readonly Violation[] {
  const types = typesIn(root);
  const mention = new RegExp(`\\b(${[...types].join('|')})\\b`);
  return files
    .filter(({ path, code }) => isChecked(path) && types.size > 0 && mention.test(code))
    .flatMap((file) => {
      const own = file.path.match(new RegExp(`^${FOLDER}/([^/]+)/`))?.[1];
      return namesIn(file, types, WRITES_FORMS.test(file.path))
        .filter(({ name }) => name !== own)
        .map(({ name, line }) => ({
          rule: 'no-component-by-name',
          file: `${file.path}:${line}`,
          detail: `'${name}': ask the component (ComponentSpec or its palette entry), so that a new one has no other place`,
        }));
    });
}

function typesIn(root: string): ReadonlySet<string> {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { withFileTypes: true });
  return new Set(
    entries.flatMap((entry) => (entry.isDirectory() && !NO_COMPONENTS.has(entry.name) ? [entry.name] : [])),
  );
}

const isChecked = (path: string) => !isTest(path) && !ALLOWED.some((allowed) => allowed.test(path));

interface Named {
  readonly name: string;
  readonly line: number;
}

function namesIn({ path, text }: SourceFile, types: ReadonlySet<string>, writesForms: boolean): readonly Named[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: Named[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined && types.has(name) && !(writesForms && isWrittenType(node))) {
      if (!ORDINARY.has(name) || isMeantAsType(node, types)) {
        found.push({ name, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a literal, the key of a property, or what is read from a list of components. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return ts.isImportDeclaration(node.parent) ? undefined : node.text;
  if (!ts.isIdentifier(node)) return undefined;
  const { parent } = node;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
  const isRead = ts.isPropertyAccessExpression(parent) && parent.name === node && isListOfComponents(parent.expression);
  return isKey || isRead ? node.text : undefined;
}

function isMeantAsType(node: ts.Node, types: ReadonlySet<string>): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return isListOfComponents(parent.expression);
  if (ts.isElementAccessExpression(parent)) return isListOfComponents(parent.expression);
  if (ts.isPropertyAssignment(parent) && parent.name === node) return isKeyedByTypes(parent.parent, types);
  if (ts.isBinaryExpression(parent)) return isType(parent.left) || isType(parent.right);
  if (ts.isCaseClause(parent)) return isType(parent.parent.parent.expression);
  if (ts.isArrayLiteralExpression(parent)) return isListOfTypes(parent, types);
  if (ts.isLiteralTypeNode(parent)) return /^(Props|Value)Of</.test(parent.parent.getText());
  return isWrittenType(node);
}

/** `{ type: 'number' }` */
const isWrittenType = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'type' && ts.isStringLiteralLike(parent.initializer);

/** `type`, `definition.type`, `(node?.definition.type ?? '')` */
const isType = (expression: ts.Expression): boolean => /(^|\.)type\b[!)]*(\s*\?\?.*)?$/.test(expression.getText());

const isListOfComponents = (expression: ts.Expression): boolean =>
  /(^|\.)(specs|views|prints|samples|palette)$/.test(expression.getText());

/** Every key is one: a table of what holds for each type. */
const isKeyedByTypes = ({ properties }: ts.ObjectLiteralExpression, types: ReadonlySet<string>): boolean =>
  properties.length > 1 && properties.every(({ name }) => name !== undefined && types.has(name.getText()));

/** Several, and nothing else: `new Set(['number', 'currency'])`. One alone where it is looked for: `['number'].includes(type)`. */
function isListOfTypes(list: ts.ArrayLiteralExpression, types: ReadonlySet<string>): boolean {
  const areTypes = list.elements.every((each) => ts.isStringLiteralLike(each) && types.has(each.text));
  const { parent } = list;
  const call = ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent) ? parent.parent : undefined;
  return areTypes && (list.elements.length > 1 || call?.arguments.some(isType) === true);
}
