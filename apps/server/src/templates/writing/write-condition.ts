import type { Comparison, Condition } from './conditions.ts';
import type { Settings } from './entry.ts';
import { findNamed, type Named } from './names.ts';

/**
 * Converts a condition to the format in which a form stores it.
 *
 * @param grid data path of the grid in whose rows the condition is evaluated
 * @throws if the condition references a missing field or a choice that the field doesn't have
 */
export function writeCondition(condition: Condition | undefined, names: readonly Named[], grid?: string): Settings {
  if (!condition) return {};
  if (condition.kind === 'checklist') return { conditional: { json: anyAnswerRule(condition, names) } };
  const [conjunction, of] = condition.kind === 'joined' ? [condition.conjunction, condition.of] : ['all', [condition]];
  return {
    conditional: { show: true, conjunction, conditions: of.map((one) => writeComparison(one, names, grid)) },
  };
}

function writeComparison({ label, operator, value }: Comparison, names: readonly Named[], grid?: string) {
  const { entry, path } = findNamed(names, label, grid);
  const choices = entry.kind === 'field' ? entry.choices : undefined;
  const choice = choices?.find((one) => one.label === value);
  if (choices && value !== undefined && !choice) throw new Error(`“${label}” has no choice “${value}”`);
  return { component: path, operator, ...(value !== undefined && { value: choice?.value ?? value }) };
}

function anyAnswerRule({ label, answers }: Condition & { readonly kind: 'checklist' }, names: readonly Named[]) {
  return {
    or: answers.flatMap((answer) => questionsOf(label, answer, names).map((variable) => isAnswer(variable, answer))),
  };
}

/** Creates a JSONLogic rule that counts how many questions of a checklist have an answer. */
export const countRule = (checklist: string, answer: string, names: readonly Named[]) => ({
  '+': questionsOf(checklist, answer, names).map((variable) => ({ if: [isAnswer(variable, answer), 1, 0] })),
});

const isAnswer = (variable: string, answer: string) => ({ '==': [{ var: variable }, answer] });

/** Returns the JSONLogic variables of a checklist's questions. @throws if no choice of the checklist equals `answer` */
function questionsOf(label: string, answer: string, names: readonly Named[]): readonly string[] {
  const { entry, path } = findNamed(names, label);
  const { questions, choices } = entry.kind === 'field' ? entry : {};
  if (!questions) throw new Error(`“${label}” isn’t a checklist`);
  if (!choices?.some(({ value }) => value === answer)) throw new Error(`“${label}” has no answer “${answer}”`);
  return questions.map(({ value }) => `data.${path}.${value}`);
}
