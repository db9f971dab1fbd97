import type { Frame } from './frame.ts';
import { binaries } from './operators.ts';
import { type FindName, isKnownName, readExpression } from './read-expression.ts';
import { NotPlain, TokenWalk } from './token-walk.ts';
import { readTokens } from './tokens.ts';

type Given = 'show' | 'value' | 'valid' | 'result';

/** Does one statement. @returns whether it came upon a `return` */
type Run = (frame: Frame) => boolean;

/** Deeper chains of operators would not find room on the stack. */
const mostTokens = 3000;

/** Names that code may not declare here: those that it is given, and those that JavaScript keeps for itself. */
const taken = new Set(
  `data row rowIndex value input form component instance metadata user utils _ moment submission show valid result schema page next
  console values lookup arguments eval await async yield let static implements interface package private protected public enum
  break case catch class const continue debugger default delete do else export extends finally for function if import in
  instanceof new return super switch this throw try typeof var void while with of get set`.split(/\s+/),
);

/**
 * Reads a snippet's statements. `undefined`: it is more than that.
 *
 * @param readsOwn it is given the answer of its own field
 */
export function readProgram(code: string, gives: Given, readsOwn: boolean): { readonly run: Run } | undefined {
  const tokens = readTokens(code);
  if (!tokens || tokens.length > mostTokens) return undefined;
  const reading: Reading = { walk: new TokenWalk(tokens), gives, readsOwn, locals: new Map([[gives, changing(0)]]) };
  try {
    return { run: readList(reading, true) };
  } catch (thrown) {
    if (thrown instanceof NotPlain) return undefined;
    throw thrown;
  }
}

interface Local {
  readonly at: number;
  readonly isConstant: boolean;
}

interface Reading {
  readonly walk: TokenWalk;
  readonly gives: Given;
  readonly readsOwn: boolean;
  /** By name: where in the frame. */
  readonly locals: Map<string, Local>;
}

const changing = (at: number): Local => ({ at, isConstant: false });

/** Names are declared once, and before they are used: so it makes no difference what of JavaScript's declares them. */
const findIn =
  ({ gives, readsOwn, locals }: Reading): FindName =>
  (name) => {
    if (name === 'data') return ({ recording }) => recording.data;
    if (name === 'row') return ({ recording }) => recording.row;
    if (name === 'rowIndex') return ({ rowIndex }) => rowIndex;
    if (name === 'input' || (name === 'value' && gives !== 'value')) return ({ own }) => own;
    const local = locals.get(name);
    if (!local || (name === 'value' && !readsOwn)) throw new NotPlain();
    return (frame) => frame.locals[local.at];
  };

function readList(reading: Reading, isWhole: boolean): Run {
  const { walk } = reading;
  const statements: Run[] = [];
  const isOver = () => (isWhole ? walk.next.kind === 'end' : walk.takeIf('}'));
  while (!isOver()) statements.push(isWhole ? readDeclarations(reading) : readStatement(reading));
  return (frame) => statements.some((run) => run(frame));
}

/** NOTE: not in a block: what `let` declares there ends with it, what `var` declares does not. */
function readDeclarations(reading: Reading): Run {
  const { walk, locals } = reading;
  const { kind, text } = walk.next;
  if (kind !== 'name' || (text !== 'var' && text !== 'let' && text !== 'const')) return readStatement(reading);
  walk.take();
  const sets: Run[] = [];
  do {
    const name = walk.expectName();
    if (locals.has(name) || taken.has(name) || isKnownName(name)) throw new NotPlain();
    const at = locals.size;
    if (walk.takeIf('=')) {
      const value = readExpression(walk, findIn(reading));
      sets.push((frame) => {
        frame.locals[at] = value(frame);
        return false;
      });
    } else if (text === 'const') throw new NotPlain();
    locals.set(name, { at, isConstant: text === 'const' });
  } while (walk.takeIf(','));
  endStatement(reading);
  return (frame) => sets.some((set) => set(frame));
}

function readStatement(reading: Reading): Run {
  const { walk } = reading;
  if (walk.takeIf(';')) return () => false;
  if (walk.takeIf('{')) return walk.nested(() => readList(reading, false));
  if (walk.takeIf('if', 'name')) return walk.nested(() => readIf(reading));
  if (walk.takeIf('return', 'name')) return readReturn(reading);
  const { kind, text } = walk.next;
  if (kind === 'name' && walk.afterNext.kind === 'sign' && /^[-+*/]?=$/.test(walk.afterNext.text))
    return readAssignment(text, reading);
  const value = readExpression(walk, findIn(reading));
  endStatement(reading);
  return (frame) => {
    value(frame);
    return false;
  };
}

function readIf(reading: Reading): Run {
  const { walk } = reading;
  walk.expect('(');
  const test = readExpression(walk, findIn(reading));
  walk.expect(')');
  const yes = readStatement(reading);
  const no: Run = walk.takeIf('else', 'name') ? readStatement(reading) : () => false;
  return (frame) => (test(frame) ? yes(frame) : no(frame));
}

function readReturn(reading: Reading): Run {
  const { walk } = reading;
  // NOTE: JavaScript ends the statement at the line's end.
  if (walk.next.isOnNewLine && walk.next.kind !== 'end') throw new NotPlain();
  const isBare = walk.isNext(';') || walk.isNext('}') || walk.next.kind === 'end';
  const value = isBare ? () => undefined : readExpression(walk, findIn(reading));
  endStatement(reading);
  return (frame) => {
    frame.returned = value(frame);
    return true;
  };
}

function readAssignment(name: string, reading: Reading): Run {
  const { walk, locals } = reading;
  const local = locals.get(name);
  if (!local || local.isConstant) throw new NotPlain();
  walk.take();
  const operator = binaries.get(walk.take().text.slice(0, -1));
  const before = operator && findIn(reading)(name);
  const value = readExpression(walk, findIn(reading));
  endStatement(reading);
  return (frame) => {
    frame.locals[local.at] = operator ? operator.apply(before!(frame), value(frame)) : value(frame);
    return false;
  };
}

/** A statement ends with a semicolon, or where the next line begins with a word: with any other beginning it may go on there. */
function endStatement({ walk }: Reading): void {
  if (walk.takeIf(';') || walk.isNext('}') || walk.next.kind === 'end') return;
  const { kind, text, isOnNewLine } = walk.next;
  if (kind !== 'name' || !isOnNewLine || text === 'in' || text === 'instanceof') throw new NotPlain();
}
