import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface RegularExpression {
  /** File and line: `packages/engine/src/a.ts:3`. */
  readonly location: string;
  readonly source: string;
  readonly flags: string;
}

const NO_SOURCE = /\.(?:test|spec)\.tsx?$|\/(?:abuse|conformance|testing|node_modules)\//;

/** Returns the regular expression literals in the TypeScript files of some folders, except tests. */
export function findRegularExpressions(root: string, folders: readonly string[]): readonly RegularExpression[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /\.tsx?$/.test(path) && !NO_SOURCE.test(path))
      .flatMap((path) => listRegularExpressions(path, readFileSync(join(root, path), 'utf8'))),
  );
}

export function listRegularExpressions(path: string, text: string): readonly RegularExpression[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const found: RegularExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      found.push({ location: `${path}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
