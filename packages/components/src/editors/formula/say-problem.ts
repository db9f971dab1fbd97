import type { FormulaProblem } from '@tideform/engine/formulas';
import type { FormulaWords } from './formula.words.ts';

/** Says what is wrong with a formula. */
export function sayProblem(problem: FormulaProblem, { problems: words, types }: FormulaWords): string {
  switch (problem.code) {
    case 'character':
    case 'unexpected':
      return words[problem.code](problem);
    case 'unclosedText':
    case 'unclosedField':
    case 'unclosedBracket':
    case 'valueMissing':
    case 'tooLong':
    case 'tooDeep':
      return words[problem.code];
    case 'noFunction':
      return problem.near === undefined
        ? words.noFunction({ name: problem.name })
        : words.nearFunction({ name: problem.name, near: problem.near });
    case 'arguments':
      return problem.least === problem.most ? words.arguments(problem) : words.argumentsBetween(problem);
    case 'type':
      return words.type({ found: types[problem.found], wanted: types[problem.wanted] });
    case 'noChoice':
      return words.noChoice(problem);
    case 'noColumn':
      return words.noColumn(problem);
    default:
      return words[problem.code]({ name: problem.name });
  }
}
