import type { Frame } from './frame.ts';
import { binaries } from './operators.ts';
import { isKnownName, parseExpression, type ResolveName } from './parse-expression.ts';
import { NotPlainError, TokenCursor } from './token-cursor.ts';
import { tokenize } from './tokens.ts';

type ResultName = 'show' | 'value' | 'valid' | 'result';

/** Runs a statement. @returns true if it reached a `return` */
type Run = (frame: Frame) => boolean;

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
export function parseProgram(code: string, gives: ResultName, readsOwn: boolean): { readonly run: Run } | undefined {
  const tokens = tokenize(code);
  if (!tokens || tokens.length > maxTokens) return undefined;
  const context: ParseContext = {
    walk: new TokenCursor(tokens),
    gives,
    readsOwn,
    locals: new Map([[gives, createVariable(0)]]),
  };
  try {
    return { run: parseStatements(context, true) };
  } catch (thrown) {
    if (thrown instanceof NotPlainError) return undefined;
    throw thrown;
  }
}

interface Local {
  readonly at: number;
  readonly isConstant: boolean;
}

interface ParseContext {
  readonly walk: TokenCursor;
  readonly gives: ResultName;
  readonly readsOwn: boolean;
  /** Maps the name of a local variable to its index in the frame. */
  readonly locals: Map<string, Local>;
}

const createVariable = (at: number): Local => ({ at, isConstant: false });

/** Resolves variables. Names are declared once and before their use, so `var`, `let` and `const` behave alike. */
const createResolver =
  ({ gives, readsOwn, locals }: ParseContext): ResolveName =>
  (name) => {
    if (name === 'data') return ({ recording }) => recording.data;
    if (name === 'row') return ({ recording }) => recording.row;
    if (name === 'rowIndex') return ({ rowIndex }) => rowIndex;
    if (name === 'input' || (name === 'value' && gives !== 'value')) return ({ ownAnswer: own }) => own;
    const local = locals.get(name);
    if (!local || (name === 'value' && !readsOwn)) throw new NotPlainError();
    return (frame) => frame.locals[local.at];
  };

function parseStatements(context: ParseContext, isWhole: boolean): Run {
  const { walk } = context;
  const statements: Run[] = [];
  const isOver = () => (isWhole ? walk.next.kind === 'end' : walk.consumeIf('}'));
  while (!isOver()) statements.push(isWhole ? parseDeclarations(context) : parseStatement(context));
  return (frame) => statements.some((run) => run(frame));
}

/** Parses declarations. NOTE: not supported in blocks, where the scopes of `let` and `var` differ. */
function parseDeclarations(context: ParseContext): Run {
  const { walk, locals } = context;
  const { kind, text } = walk.next;
  if (kind !== 'name' || (text !== 'var' && text !== 'let' && text !== 'const')) return parseStatement(context);
  walk.consume();
  const sets: Run[] = [];
  do {
    const name = walk.expectName();
    if (locals.has(name) || reservedNames.has(name) || isKnownName(name)) throw new NotPlainError();
    const at = locals.size;
    if (walk.consumeIf('=')) {
      const value = parseExpression(walk, createResolver(context));
      sets.push((frame) => {
        frame.locals[at] = value(frame);
        return false;
      });
    } else if (text === 'const') throw new NotPlainError();
    locals.set(name, { at, isConstant: text === 'const' });
  } while (walk.consumeIf(','));
  endStatement(context);
  return (frame) => sets.some((set) => set(frame));
}

function parseStatement(context: ParseContext): Run {
  const { walk } = context;
  if (walk.consumeIf(';')) return () => false;
  if (walk.consumeIf('{')) return walk.parseNested(() => parseStatements(context, false));
  if (walk.consumeIf('if', 'name')) return walk.parseNested(() => parseIf(context));
  if (walk.consumeIf('return', 'name')) return parseReturn(context);
  const { kind, text } = walk.next;
  if (kind === 'name' && walk.afterNext.kind === 'sign' && /^[-+*/]?=$/.test(walk.afterNext.text))
    return parseAssignment(text, context);
  const value = parseExpression(walk, createResolver(context));
  endStatement(context);
  return (frame) => {
    value(frame);
    return false;
  };
}

function parseIf(context: ParseContext): Run {
  const { walk } = context;
  walk.expect('(');
  const test = parseExpression(walk, createResolver(context));
  walk.expect(')');
  const yes = parseStatement(context);
  const no: Run = walk.consumeIf('else', 'name') ? parseStatement(context) : () => false;
  return (frame) => (test(frame) ? yes(frame) : no(frame));
}

function parseReturn(context: ParseContext): Run {
  const { walk } = context;
  // NOTE: JavaScript ends a `return` statement at the end of the line.
  if (walk.next.isOnNewLine && walk.next.kind !== 'end') throw new NotPlainError();
  const isBare = walk.isNext(';') || walk.isNext('}') || walk.next.kind === 'end';
  const value = isBare ? () => undefined : parseExpression(walk, createResolver(context));
  endStatement(context);
  return (frame) => {
    frame.returned = value(frame);
    return true;
  };
}

function parseAssignment(name: string, context: ParseContext): Run {
  const { walk, locals } = context;
  const local = locals.get(name);
  if (!local || local.isConstant) throw new NotPlainError();
  walk.consume();
  const operator = binaries.get(walk.consume().text.slice(0, -1));
  const before = operator && createResolver(context)(name);
  const value = parseExpression(walk, createResolver(context));
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
function endStatement({ walk }: ParseContext): void {
  if (walk.consumeIf(';') || walk.isNext('}') || walk.next.kind === 'end') return;
  const { kind, text, isOnNewLine } = walk.next;
  if (kind !== 'name' || !isOnNewLine || text === 'in' || text === 'instanceof') throw new NotPlainError();
}
