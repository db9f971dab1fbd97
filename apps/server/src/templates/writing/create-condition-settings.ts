import type { Comparison, Condition } from './conditions.ts';
import type { ComponentSettings } from './entry.ts';
import { findNamedField, type NamedField } from './named-fields.ts';

/**
 * Converts a condition to the format in which a form stores it.
 *
 * @param grid data path of the grid in whose rows the condition is evaluated
 * @throws if the condition references a missing field or a choice that the field doesn't have
 */
export function createConditionSettings(
  condition: Condition | undefined,
  names: readonly NamedField[],
  grid?: string,
): ComponentSettings {
  if (!condition) return {};
  if (condition.kind === 'checklist') return { conditional: { json: createAnyQuestionRule(condition, names) } };
  const [conjunction, of] = condition.kind === 'joined' ? [condition.conjunction, condition.of] : ['all', [condition]];
  return {
    conditional: { show: true, conjunction, conditions: of.map((one) => createComparisonSettings(one, names, grid)) },
  };
}

function createComparisonSettings({ label, operator, value }: Comparison, names: readonly NamedField[], grid?: string) {
  const { entry, path } = findNamedField(names, label, grid);
  const choices = entry.kind === 'field' ? entry.choices : undefined;
  const choice = choices?.find((one) => one.label === value);
  if (choices && value !== undefined && !choice) throw new Error(`“${label}” has no choice “${value}”`);
  return { component: path, operator, ...(value !== undefined && { value: choice?.value ?? value }) };
}

function createAnyQuestionRule(
  { label, answers }: Condition & { readonly kind: 'checklist' },
  names: readonly NamedField[],
) {
  return {
    or: answers.flatMap((answer) =>
      getQuestionVariables(label, answer, names).map((variable) => createEqualsRule(variable, answer)),
    ),
  };
}

/** Creates a JSONLogic rule that counts how many questions of a checklist have an answer. */
export const createCountRule = (checklist: string, answer: string, names: readonly NamedField[]) => ({
  '+': getQuestionVariables(checklist, answer, names).map((variable) => ({
    if: [createEqualsRule(variable, answer), 1, 0],
  })),
});

const createEqualsRule = (variable: string, answer: string) => ({ '==': [{ var: variable }, answer] });

/** Returns the JSONLogic variables of a checklist's questions. @throws if no choice of the checklist equals `answer` */
function getQuestionVariables(label: string, answer: string, names: readonly NamedField[]): readonly string[] {
  const { entry, path } = findNamedField(names, label);
  const { questions, choices } = entry.kind === 'field' ? entry : {};
  if (!questions) throw new Error(`“${label}” isn’t a checklist`);
  if (!choices?.some(({ value }) => value === answer)) throw new Error(`“${label}” has no answer “${answer}”`);
  return questions.map(({ value }) => `data.${path}.${value}`);
}
