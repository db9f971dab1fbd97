import ts from 'typescript';

const ASKS = /^(?:it|test|describe)\b/;

/** What the tests of a source text are called: titles of `it`, `test` and `describe`, and `title`s of cases that a suite plays. */
export function titlesIn(path: string, text: string): readonly string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = titleOf(node, file);
    if (title) titles.push(title.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function titleOf(node: ts.Node, file: ts.SourceFile): ts.Expression | undefined {
  if (ts.isCallExpression(node) && ASKS.test(node.expression.getText(file))) return textOf(node.arguments[0]);
  if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'title') return textOf(node.initializer);
  return undefined;
}

const textOf = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) ? node : undefined;
