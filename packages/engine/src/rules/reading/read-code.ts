import { parse, type Statement } from 'acorn';
import type { FieldPlan } from '../../plan/field-plan.ts';
import { type Meaning, value } from '../meaning.ts';
import { type CodeNames, Unread } from './code-names.ts';
import { asCondition } from './make-meaning.ts';
import { readExpression } from './read-expression.ts';

/** What the outcome of code is called in it. */
export type Outcome = 'show' | 'value' | 'valid' | 'result' | 'page';

/**
 * Reads code as a meaning: names, comparisons, sums, `if` and `return`, and what authors call most. It is never run.
 * `undefined`: there is more in it than that.
 */
export function readCode(code: string, outcome: Outcome, plan: FieldPlan): Meaning | undefined {
  try {
    const { body } = parse(code, { ecmaVersion: 'latest', allowReturnOutsideFunction: true });
    const known: CodeNames['known'] = new Map(outcome === 'valid' ? [['valid', value(true)]] : []);
    const after = run(body as readonly Statement[], { plan, outcome, known });
    const meaning = after.returned ?? namedIn(after.known, outcome);
    return meaning && asOutcome(meaning, outcome);
  } catch {
    // It cannot be parsed, or not be read.
    return undefined;
  }
}

function asOutcome(meaning: Meaning, outcome: Outcome): Meaning {
  if (outcome === 'valid') return asVerdict(meaning);
  return outcome === 'show' || outcome === 'result' ? asCondition(meaning) : meaning;
}

/** When an answer is right: a text says what is wrong with it. */
function asVerdict(meaning: Meaning): Meaning {
  if (meaning.is === 'value')
    return value(typeof meaning.value === 'string' ? meaning.value === '' : meaning.value !== false);
  if (meaning.is !== 'choose') return meaning.is === 'absent' ? meaning : asCondition(meaning);
  const { when, yes, otherwise } = meaning;
  return asCondition({
    is: 'choose',
    when,
    yes: asVerdict(yes),
    otherwise: otherwise ? asVerdict(otherwise) : value(true),
  });
}

interface After {
  readonly known: CodeNames['known'];
  readonly returned?: Meaning | undefined;
}

function run(statements: readonly Statement[], before: CodeNames): After {
  let names = before;
  for (const [at, statement] of statements.entries()) {
    if (statement.type === 'ReturnStatement') {
      const returned = statement.argument ? readExpression(statement.argument, names) : value(undefined);
      return { known: names.known, returned };
    }
    if (statement.type === 'IfStatement') {
      const rest = statements.slice(at + 1);
      const when = readExpression(statement.test, names, true);
      const yes = run([...blockOf(statement.consequent), ...rest], names);
      const no = run([...blockOf(statement.alternate), ...rest], names);
      return choose(when, yes, no, names.outcome);
    }
    names = { ...names, known: after(statement, names) };
  }
  return { known: names.known };
}

/** NOTE: what follows an `if` is read for both of its ways; whoever nests many of them writes no rule in plain words. */
function choose(when: Meaning, yes: After, no: After, outcome: string): After {
  const [met, unmet] = [yes, no].map(({ returned, known }) => returned ?? namedIn(known, outcome));
  const known = new Map(no.known);
  if (met) known.set(outcome, { is: 'choose', when, yes: met, otherwise: unmet });
  else if (unmet) known.set(outcome, { is: 'choose', when: { is: 'not', of: when }, yes: unmet, otherwise: undefined });
  return { known };
}

function namedIn(known: CodeNames['known'], name: string): Meaning | undefined {
  const found = known.get(name);
  return found?.is === 'row' ? undefined : found;
}

const blockOf = (statement: Statement | null | undefined): readonly Statement[] =>
  !statement ? [] : statement.type === 'BlockStatement' ? statement.body : [statement];

/** What is known after a statement that gives names to values. */
function after(statement: Statement, names: CodeNames): CodeNames['known'] {
  const known = new Map(names.known);
  switch (statement.type) {
    case 'EmptyStatement':
      return known;
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations) {
        if (id.type !== 'Identifier') throw new Unread();
        known.set(id.name, init ? readExpression(init, { ...names, known }) : value(undefined));
      }
      return known;
    case 'ExpressionStatement': {
      const { expression } = statement;
      const isNamed = expression.type === 'AssignmentExpression' && expression.left.type === 'Identifier';
      if (!isNamed || expression.operator !== '=') throw new Unread();
      const isCondition = names.outcome === 'show' || names.outcome === 'result';
      const { name } = expression.left as { readonly name: string };
      known.set(name, readExpression(expression.right, { ...names, known }, isCondition && name === names.outcome));
      return known;
    }
    default:
      throw new Unread();
  }
}
