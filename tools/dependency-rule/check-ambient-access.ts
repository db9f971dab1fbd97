import ts from 'typescript';
import type { Violation } from './check-imports.ts';
import { isTest, type SourceFile } from './source-files.ts';

/**
 * Names of globals that give access to time, network and storage. A use counts even if the code stores the global under
 * another name.
 */
const AMBIENT_NAMES = new Set([
  'fetch',
  'setTimeout',
  'setInterval',
  'performance',
  'navigator',
  'globalThis',
  'window',
  'self',
  'XMLHttpRequest',
  'WebSocket',
  'localStorage',
]);

const MENTION = new RegExp(`\\b(${[...AMBIENT_NAMES].join('|')})\\b`);

/**
 * Finds direct access to time, randomness and the network, which must go through ports (rule 3.6). A global that is
 * stored under another name counts too.
 */
export function checkAmbientAccess(files: readonly SourceFile[]): readonly Violation[] {
  return files
    .filter(({ path, code }) => isPort(path) && MENTION.test(code))
    .flatMap((file) =>
      listAmbientNames(file).map((name) => ({
        rule: 'outside-access-through-ports',
        file: file.path,
        detail: `'${name}': use ports for time, randomness and the network, so that tests can control them`,
      })),
    );
}

/** NOTE: `scripts/inside` is exempt: it runs in the sandbox and uses the sandbox's own globals. */
const isPort = (path: string) =>
  /^packages\/(engine|graph|contract|sync)\/src\/(?!scripts\/inside\/)/.test(path) && !isTest(path);

function listAmbientNames({ path, text }: SourceFile): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (isNamedDeclaration(node) && node.name && ts.isIdentifier(node.name)) declared.add(node.name.text);
    if (ts.isIdentifier(node) && AMBIENT_NAMES.has(node.text) && isUse(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].filter((name) => !declared.has(name));
}

function isNamedDeclaration(node: ts.Node): node is ts.Node & { readonly name?: ts.Node } {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isImportSpecifier(node)
  );
}

/**
 * Returns whether an identifier refers to the global, not to a property of another object or a property declared here.
 */
function isUse(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === name;
  if (ts.isBindingElement(parent)) return parent.initializer === name;
  if (ts.isPropertySignature(parent) || ts.isMethodSignature(parent) || ts.isMethodDeclaration(parent)) return false;
  return !(ts.isPropertyDeclaration(parent) && parent.name === name);
}
