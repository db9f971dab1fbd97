import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Violation } from './check-imports.ts';
import { isTest, type SourceFile } from './source-files.ts';

const FOLDER = 'packages/components/src';

/** Subfolders of the components folder that aren't components. */
const OTHER_FOLDERS: ReadonlySet<string> = new Set(['kit', 'editors', 'conformance']);

/** Type names that are also common words in code: these count only where the code means a component type. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  'address approval button checkbox columns container content currency day email file form hidden location number panel password phoneNumber radio recaptcha select signature submissionNumber survey table tabs tags textarea time tree url user well'.split(
    ' ',
  ),
);

/** Files that may name any type, with the reason. */
const ALLOWED: readonly RegExp[] = [
  // Lists with one line for each component.
  new RegExp(`^${FOLDER}/(specs|settings|prints|samples|palette)\\.ts$|^${FOLDER}/(views|palette-icons)\\.tsx$`),
  // Settings panes and samples, which are form definitions.
  new RegExp(`^${FOLDER}/(.+[.-](settings|sample)|kit/settings/.+)\\.ts$`),
  // Migrations of old form.io storage formats: an upgrade applies to a component type, and never changes after its
  // release.
  /^packages\/engine\/src\/definition\/upgrades\//,
  // Protocols of other systems, and HTML: their types are unrelated to components.
  /^packages\/(graph|contract)\/|^apps\/server\/src\/(http|operators|external-services|pages|workspace)\//,
  // Imports of other products, which map their question types to components.
  /^packages\/import\/src\//,
  // Test cases: forms and answers, written by hand or generated, or recorded from other programs.
  /^tools\/[^/]+\/cases\/|^packages\/[^/]+\/src\/.*(fixtures|abuse)\//,
];

/** Code that creates form definitions for tests, benchmarks and the demo, but doesn't branch on component types. */
const WRITES_FORMS =
  /^(tools|bench)\/|^packages\/sync\/src\/database\/upgrades\/|^apps\/server\/src\/demonstration\/forms\/|^apps\/server\/src\/templates\/writing\//;

/**
 * Finds code that branches on the name of a component's type. It should use the component's ComponentSpec or palette
 * entry instead, so that a new component needs no changes elsewhere. A component's folder may name its own type.
 */
export function checkComponentTypes(root: string, files: readonly SourceFile[]): readonly Violation[] {
  const types = listTypes(root);
  const mention = new RegExp(`\\b(${[...types].join('|')})\\b`);
  return files
    .filter(({ path, code }) => isChecked(path) && types.size > 0 && mention.test(code))
    .flatMap((file) => {
      const own = file.path.match(new RegExp(`^${FOLDER}/([^/]+)/`))?.[1];
      return findTypeMentions(file, types, WRITES_FORMS.test(file.path))
        .filter(({ name }) => name !== own)
        .map(({ name, line }) => ({
          rule: 'no-component-by-name',
          file: `${file.path}:${line}`,
          detail: `'${name}': use ComponentSpec or the palette entry instead, so that a new component needs no changes here`,
        }));
    });
}

function listTypes(root: string): ReadonlySet<string> {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { withFileTypes: true });
  return new Set(
    entries.flatMap((entry) => (entry.isDirectory() && !OTHER_FOLDERS.has(entry.name) ? [entry.name] : [])),
  );
}

const isChecked = (path: string) => !isTest(path) && !ALLOWED.some((allowed) => allowed.test(path));

interface TypeMention {
  readonly name: string;
  readonly line: number;
}

function findTypeMentions(
  { path, text }: SourceFile,
  types: ReadonlySet<string>,
  writesForms: boolean,
): readonly TypeMention[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: TypeMention[] = [];
  const visit = (node: ts.Node): void => {
    const name = getMentionedName(node);
    if (name !== undefined && types.has(name) && !(writesForms && isWrittenType(node))) {
      if (!COMMON_WORDS.has(name) || isMeantAsType(node, types)) {
        found.push({ name, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the text of a literal, the key of a property, or the name read from a list of components. */
function getMentionedName(node: ts.Node): string | undefined {
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

/** Matches `{ type: 'number' }`. */
const isWrittenType = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'type' && ts.isStringLiteralLike(parent.initializer);

/** Matches `type`, `definition.type`, `(node?.definition.type ?? '')`. */
const isType = (expression: ts.Expression): boolean => /(^|\.)type\b[!)]*(\s*\?\?.*)?$/.test(expression.getText());

const isListOfComponents = (expression: ts.Expression): boolean =>
  /(^|\.)(specs|views|prints|samples|palette)$/.test(expression.getText());

/** Returns whether every key of an object is a component type, as in a lookup table. */
const isKeyedByTypes = ({ properties }: ts.ObjectLiteralExpression, types: ReadonlySet<string>): boolean =>
  properties.length > 1 && properties.every(({ name }) => name !== undefined && types.has(name.getText()));

/**
 * Returns whether a list contains only component types: at least two, as in `new Set(['number', 'currency'])`, or a
 * single one in a search, as in `['number'].includes(type)`.
 */
function isListOfTypes(list: ts.ArrayLiteralExpression, types: ReadonlySet<string>): boolean {
  const areTypes = list.elements.every((each) => ts.isStringLiteralLike(each) && types.has(each.text));
  const { parent } = list;
  const call = ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent) ? parent.parent : undefined;
  return areTypes && (list.elements.length > 1 || call?.arguments.some(isType) === true);
}
