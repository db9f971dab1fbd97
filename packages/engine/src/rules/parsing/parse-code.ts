import { parse, type Statement } from 'acorn';
import type { FieldPlan } from '../../plan/field-plan.ts';
import { createLiteral, type RuleExpression } from '../rule-expression.ts';
import { convertToCondition } from './create-expression.ts';
import { parseExpression } from './parse-expression.ts';
import { type CodeScope, UnsupportedCode } from './resolve-names.ts';

/** Variable that receives the result of an author's code, by the kind of rule. */
export type ResultName = 'show' | 'value' | 'valid' | 'result' | 'page';

/**
 * Parses code as a rule expression without running it: names, comparisons, arithmetic, `if`, `return`, and the
 * functions that authors call most. Returns undefined if the code has a syntax error or contains anything else.
 */
export function parseCode(code: string, resultName: ResultName, plan: FieldPlan): RuleExpression | undefined {
  try {
    const { body } = parse(code, { ecmaVersion: 'latest', allowReturnOutsideFunction: true });
    const variables: CodeScope['variables'] = new Map(resultName === 'valid' ? [['valid', createLiteral(true)]] : []);
    const result = parseStatements(body as readonly Statement[], { plan, resultName, variables });
    const expression = result.returnedExpression ?? getVariable(result.variables, resultName);
    return expression && convertResult(expression, resultName);
  } catch {
    // A syntax error, or UnsupportedCode.
    return undefined;
  }
}

function convertResult(expression: RuleExpression, resultName: ResultName): RuleExpression {
  if (resultName === 'valid') return convertValidationResult(expression);
  return resultName === 'show' || resultName === 'result' ? convertToCondition(expression) : expression;
}

/**
 * Converts the result of validation code to a condition: a non-empty text is an error message, so the answer is
 * invalid.
 */
function convertValidationResult(expression: RuleExpression): RuleExpression {
  if (expression.is === 'value')
    return createLiteral(typeof expression.value === 'string' ? expression.value === '' : expression.value !== false);
  if (expression.is !== 'choose') return expression.is === 'absent' ? expression : convertToCondition(expression);
  const { when, yes, otherwise } = expression;
  return convertToCondition({
    is: 'choose',
    when,
    yes: convertValidationResult(yes),
    otherwise: otherwise ? convertValidationResult(otherwise) : createLiteral(true),
  });
}

/** Variables after a list of statements, and the returned expression, if any. */
interface BlockResult {
  readonly variables: CodeScope['variables'];
  readonly returnedExpression?: RuleExpression | undefined;
}

function parseStatements(statements: readonly Statement[], initialScope: CodeScope): BlockResult {
  let scope = initialScope;
  for (const [at, statement] of statements.entries()) {
    if (statement.type === 'ReturnStatement') {
      const returnedExpression = statement.argument
        ? parseExpression(statement.argument, scope)
        : createLiteral(undefined);
      return { variables: scope.variables, returnedExpression };
    }
    if (statement.type === 'IfStatement') {
      const rest = statements.slice(at + 1);
      const condition = parseExpression(statement.test, scope, true);
      const yes = parseStatements([...getStatements(statement.consequent), ...rest], scope);
      const no = parseStatements([...getStatements(statement.alternate), ...rest], scope);
      return mergeBranches(condition, yes, no, scope.resultName);
    }
    scope = { ...scope, variables: parseVariables(statement, scope) };
  }
  return { variables: scope.variables };
}

/**
 * NOTE: statements after an `if` are parsed once per branch, so time grows exponentially with the number of consecutive
 * `if`s.
 */
function mergeBranches(condition: RuleExpression, yes: BlockResult, no: BlockResult, resultName: string): BlockResult {
  const [met, unmet] = [yes, no].map(
    ({ returnedExpression, variables }) => returnedExpression ?? getVariable(variables, resultName),
  );
  const variables = new Map(no.variables);
  if (met) variables.set(resultName, { is: 'choose', when: condition, yes: met, otherwise: unmet });
  else if (unmet)
    variables.set(resultName, { is: 'choose', when: { is: 'not', of: condition }, yes: unmet, otherwise: undefined });
  return { variables };
}

function getVariable(variables: CodeScope['variables'], variableName: string): RuleExpression | undefined {
  const variable = variables.get(variableName);
  return variable?.is === 'row' ? undefined : variable;
}

const getStatements = (statement: Statement | null | undefined): readonly Statement[] =>
  !statement ? [] : statement.type === 'BlockStatement' ? statement.body : [statement];

/** Returns the variables after a declaration or an assignment. @throws {UnsupportedCode} for other statements */
function parseVariables(statement: Statement, scope: CodeScope): CodeScope['variables'] {
  const variables = new Map(scope.variables);
  switch (statement.type) {
    case 'EmptyStatement':
      return variables;
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations) {
        if (id.type !== 'Identifier') throw new UnsupportedCode();
        variables.set(id.name, init ? parseExpression(init, { ...scope, variables }) : createLiteral(undefined));
      }
      return variables;
    case 'ExpressionStatement': {
      const { expression } = statement;
      const isAssignment = expression.type === 'AssignmentExpression' && expression.left.type === 'Identifier';
      if (!isAssignment || expression.operator !== '=') throw new UnsupportedCode();
      const isCondition = scope.resultName === 'show' || scope.resultName === 'result';
      const { name } = expression.left as { readonly name: string };
      variables.set(
        name,
        parseExpression(expression.right, { ...scope, variables }, isCondition && name === scope.resultName),
      );
      return variables;
    }
    default:
      throw new UnsupportedCode();
  }
}
