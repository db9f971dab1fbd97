import ts from 'typescript';

const TEST_CALL = /^(?:it|test|describe)\b/;

/**
 * Returns the test titles in a source text: titles of `it`, `test` and `describe`, and `title` properties of the cases
 * in a conformance suite.
 */
export function listTitles(path: string, text: string): readonly string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = getTitle(node, file);
    if (title) titles.push(title.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function getTitle(node: ts.Node, file: ts.SourceFile): ts.Expression | undefined {
  if (ts.isCallExpression(node) && TEST_CALL.test(node.expression.getText(file))) return getText(node.arguments[0]);
  if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'title') return getText(node.initializer);
  return undefined;
}

const getText = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) ? node : undefined;
