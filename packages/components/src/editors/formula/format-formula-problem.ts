import type { FormulaError } from '@tideform/engine/formulas';
import type { FormulaMessages } from './formula.messages.ts';

/** Formats the message for an error in a formula. */
export function formatFormulaProblem(problem: FormulaError, { problems: messages, types }: FormulaMessages): string {
  switch (problem.code) {
    case 'character':
    case 'unexpected':
      return messages[problem.code](problem);
    case 'unclosedText':
    case 'unclosedField':
    case 'unclosedBracket':
    case 'valueMissing':
    case 'tooLong':
    case 'tooDeep':
      return messages[problem.code];
    case 'noFunction':
      return problem.near === undefined
        ? messages.noFunction({ name: problem.name })
        : messages.nearFunction({ name: problem.name, near: problem.near });
    case 'arguments':
      return problem.least === problem.most ? messages.arguments(problem) : messages.argumentsBetween(problem);
    case 'type':
      return messages.type({ found: types[problem.found], wanted: types[problem.expectedType] });
    case 'noChoice':
      return messages.noChoice(problem);
    case 'noColumn':
      return messages.noColumn(problem);
    default:
      return messages[problem.code]({ name: problem.name });
  }
}
