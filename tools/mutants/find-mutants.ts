import ts from 'typescript';

/** A small code change that should make a test fail: `[start, end)` of the text becomes `replace`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replace: string;
  /** Short description of the kind of change. */
  readonly kind: string;
}

const swaps: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '-': '+',
  '*': '/',
};

/** Returns all mutants of a source file, of about a dozen kinds. Types and imports aren't changed. */
export function findMutants(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  const found: Mutant[] = [];
  const add = (kind: string, node: ts.Node, replace: string) =>
    found.push({ kind, start: node.getStart(source), end: node.getEnd(), replace });
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    mutateExpression(node, add);
    mutateStatement(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Add = (kind: string, node: ts.Node, replace: string) => void;

function mutateExpression(node: ts.Node, add: Add): void {
  if (ts.isBinaryExpression(node)) {
    const swapped = swaps[node.operatorToken.getText()];
    if (swapped) add('operator', node.operatorToken, swapped);
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) add('no fallback', node, node.left.getText());
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    add('no negation', node, node.operand.getText());
  if (ts.isConditionalExpression(node)) {
    add('always', node, `(${node.whenTrue.getText()})`);
    add('never', node, `(${node.whenFalse.getText()})`);
  }
  if (ts.isNumericLiteral(node)) mutateNumber(node, add);
  if (node.kind === ts.SyntaxKind.TrueKeyword) add('boolean', node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) add('boolean', node, 'true');
  if (isFiltering(node)) add('no filter', node, node.expression.expression.getText());
}

/** Numbers of at least this size are halved: a limit of 1001 instead of 1000 isn't a bug. */
const LARGE = 1000;

function mutateNumber(node: ts.NumericLiteral, add: Add): void {
  const number = Number(node.text);
  if (number < LARGE) add('one more', node, `${number + 1}`);
  else add('half', node, `${number / 2}`);
}

function mutateStatement(node: ts.Node, add: Add): void {
  if (ts.isIfStatement(node) && !node.elseStatement && endsItsBlock(node.thenStatement)) add('no guard', node, ';');
  if (!ts.isExpressionStatement(node)) return;
  const called = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  if (ts.isCallExpression(called)) add('no call', node, ';');
}

function isFiltering(node: ts.Node): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['filter', 'trim', 'slice', 'sort', 'reverse'].includes(node.expression.name.text)
  );
}

function endsItsBlock(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return (
    last !== undefined && (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last))
  );
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
