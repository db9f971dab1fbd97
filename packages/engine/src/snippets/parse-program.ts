import { binaryOperators } from './operators.ts';
import { type Frame, isKnownName, parseExpression, type ResolveName } from './parse-expression.ts';
import { TokenCursor, tokenize, UnsupportedSyntaxError } from './tokenize.ts';

type ResultName = 'show' | 'value' | 'valid' | 'result';

/** Runs a statement. @returns true if it reached a `return` */
type RunStatement = (frame: Frame) => boolean;

/** Maximum tokens, because longer operator chains would exceed the stack. */
const maxTokens = 3000;

/** Names that snippets cannot declare: predefined variables and reserved words. */
const reservedNames = new Set(
  `data row rowIndex value input form component instance metadata user utils _ moment submission show valid result schema page next
  console values lookup arguments eval await async yield let static implements interface package private protected public enum
  break case catch class const continue debugger default delete do else export extends finally for function if import in
  instanceof new return super switch this throw try typeof var void while with of get set`.split(/\s+/),
);

/**
 * Parses the statements of a snippet; `undefined` for code that is not plain.
 *
 * @param readsOwn true if the code reads the answer of its own field
 */
export function parseProgram(
  code: string,
  gives: ResultName,
  readsOwn: boolean,
): { readonly run: RunStatement } | undefined {
  const tokens = tokenize(code);
  if (!tokens || tokens.length > maxTokens) return undefined;
  const context: ParseContext = {
    cursor: new TokenCursor(tokens),
    gives,
    readsOwn,
    locals: new Map([[gives, createVariable(0)]]),
  };
  try {
    return { run: parseStatements(context, true) };
  } catch (thrown) {
    if (thrown instanceof UnsupportedSyntaxError) return undefined;
    throw thrown;
  }
}

interface LocalVariable {
  readonly at: number;
  readonly isConstant: boolean;
}

interface ParseContext {
  readonly cursor: TokenCursor;
  readonly gives: ResultName;
  readonly readsOwn: boolean;
  /** Maps the name of a local variable to its index in the frame. */
  readonly locals: Map<string, LocalVariable>;
}

const createVariable = (at: number): LocalVariable => ({ at, isConstant: false });

/** Resolves variables. Names are declared once and before their use, so `var`, `let` and `const` behave alike. */
const createResolver =
  ({ gives, readsOwn, locals }: ParseContext): ResolveName =>
  (name) => {
    if (name === 'data') return ({ recording }) => recording.data;
    if (name === 'row') return ({ recording }) => recording.row;
    if (name === 'rowIndex') return ({ rowIndex }) => rowIndex;
    if (name === 'input' || (name === 'value' && gives !== 'value')) return ({ ownAnswer: own }) => own;
    const local = locals.get(name);
    if (!local || (name === 'value' && !readsOwn)) throw new UnsupportedSyntaxError();
    return (frame) => frame.locals[local.at];
  };

function parseStatements(context: ParseContext, isWhole: boolean): RunStatement {
  const { cursor } = context;
  const statements: RunStatement[] = [];
  const isOver = () => (isWhole ? cursor.next.kind === 'end' : cursor.consumeIf('}'));
  while (!isOver()) statements.push(isWhole ? parseDeclarations(context) : parseStatement(context));
  return (frame) => statements.some((run) => run(frame));
}

/** Parses declarations. NOTE: not supported in blocks, where the scopes of `let` and `var` differ. */
function parseDeclarations(context: ParseContext): RunStatement {
  const { cursor, locals } = context;
  const { kind, text } = cursor.next;
  if (kind !== 'name' || (text !== 'var' && text !== 'let' && text !== 'const')) return parseStatement(context);
  cursor.consume();
  const sets: RunStatement[] = [];
  do {
    const name = cursor.expectName();
    if (locals.has(name) || reservedNames.has(name) || isKnownName(name)) throw new UnsupportedSyntaxError();
    const at = locals.size;
    if (cursor.consumeIf('=')) {
      const value = parseExpression(cursor, createResolver(context));
      sets.push((frame) => {
        frame.locals[at] = value(frame);
        return false;
      });
    } else if (text === 'const') throw new UnsupportedSyntaxError();
    locals.set(name, { at, isConstant: text === 'const' });
  } while (cursor.consumeIf(','));
  endStatement(context);
  return (frame) => sets.some((set) => set(frame));
}

function parseStatement(context: ParseContext): RunStatement {
  const { cursor } = context;
  if (cursor.consumeIf(';')) return () => false;
  if (cursor.consumeIf('{')) return cursor.parseNested(() => parseStatements(context, false));
  if (cursor.consumeIf('if', 'name')) return cursor.parseNested(() => parseIf(context));
  if (cursor.consumeIf('return', 'name')) return parseReturn(context);
  const { kind, text } = cursor.next;
  if (kind === 'name' && cursor.afterNext.kind === 'sign' && /^[-+*/]?=$/.test(cursor.afterNext.text))
    return parseAssignment(text, context);
  const value = parseExpression(cursor, createResolver(context));
  endStatement(context);
  return (frame) => {
    value(frame);
    return false;
  };
}

function parseIf(context: ParseContext): RunStatement {
  const { cursor } = context;
  cursor.expect('(');
  const test = parseExpression(cursor, createResolver(context));
  cursor.expect(')');
  const yes = parseStatement(context);
  const no: RunStatement = cursor.consumeIf('else', 'name') ? parseStatement(context) : () => false;
  return (frame) => (test(frame) ? yes(frame) : no(frame));
}

function parseReturn(context: ParseContext): RunStatement {
  const { cursor } = context;
  // NOTE: JavaScript ends a `return` statement at the end of the line.
  if (cursor.next.isOnNewLine && cursor.next.kind !== 'end') throw new UnsupportedSyntaxError();
  const isBare = cursor.isNext(';') || cursor.isNext('}') || cursor.next.kind === 'end';
  const value = isBare ? () => undefined : parseExpression(cursor, createResolver(context));
  endStatement(context);
  return (frame) => {
    frame.returned = value(frame);
    return true;
  };
}

function parseAssignment(name: string, context: ParseContext): RunStatement {
  const { cursor, locals } = context;
  const local = locals.get(name);
  if (!local || local.isConstant) throw new UnsupportedSyntaxError();
  cursor.consume();
  const operator = binaryOperators.get(cursor.consume().text.slice(0, -1));
  const before = operator && createResolver(context)(name);
  const value = parseExpression(cursor, createResolver(context));
  endStatement(context);
  return (frame) => {
    frame.locals[local.at] = operator ? operator.apply(before!(frame), value(frame)) : value(frame);
    return false;
  };
}

/**
 * Ends a statement at a semicolon, or before a line that starts with a word; a line with any other start might continue
 * the statement.
 */
function endStatement({ cursor }: ParseContext): void {
  if (cursor.consumeIf(';') || cursor.isNext('}') || cursor.next.kind === 'end') return;
  const { kind, text, isOnNewLine } = cursor.next;
  if (kind !== 'name' || !isOnNewLine || text === 'in' || text === 'instanceof') throw new UnsupportedSyntaxError();
}
