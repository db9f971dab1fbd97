import ts from 'typescript';
import type { Violation } from './check-imports.ts';
import { isTest, type SourceFile } from './source-files.ts';

/** By these names code reaches the world around it, whatever it calls them afterwards. */
const WORLD = new Set([
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

const MAY_NAME_ONE = new RegExp(`\\b(${[...WORLD].join('|')})\\b`);

/** Time, chance and the network come through ports (house rule 3.6): also where they are reached by another name. */
export function checkAmbientAccess(files: readonly SourceFile[]): readonly Violation[] {
  return files
    .filter(({ path, code }) => isPort(path) && MAY_NAME_ONE.test(code))
    .flatMap((file) =>
      reachesOf(file).map((name) => ({
        rule: 'world-comes-through-ports',
        file: file.path,
        detail: `'${name}': time, chance and the network come through ports, so that tests own them`,
      })),
    );
}

/** NOTE: `scripts/inside` runs in the sandbox, whose world is the sandbox's own. */
const isPort = (path: string) =>
  /^packages\/(engine|graph|contract|sync)\/src\/(?!scripts\/inside\/)/.test(path) && !isTest(path);

function reachesOf({ path, text }: SourceFile): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declared = new Set<string>();
  const used = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (isNamed(node) && node.name && ts.isIdentifier(node.name)) declared.add(node.name.text);
    if (ts.isIdentifier(node) && WORLD.has(node.text) && isUse(node)) used.add(node.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return [...used].filter((name) => !declared.has(name));
}

function isNamed(node: ts.Node): node is ts.Node & { readonly name?: ts.Node } {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isImportSpecifier(node)
  );
}

/** Not the name of somebody else's property, nor of one that is made here. */
function isUse(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === name;
  if (ts.isBindingElement(parent)) return parent.initializer === name;
  if (ts.isPropertySignature(parent) || ts.isMethodSignature(parent) || ts.isMethodDeclaration(parent)) return false;
  return !(ts.isPropertyDeclaration(parent) && parent.name === name);
}
