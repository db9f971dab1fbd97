import type { FormulaField, FormulaType } from '@tideform/engine/formulas';
import { getChoiceKey } from '../../kit/read/choice.ts';
import type { ComparisonKind, TargetField } from '../conditionBuilder/logic/target-fields.ts';

const formulaTypes: Readonly<Record<ComparisonKind, FormulaType>> = {
  text: 'text',
  number: 'numeric',
  date: 'date',
  tick: 'yesNo',
  choice: 'text',
  choices: 'choices',
  decision: 'other',
  files: 'other',
  rows: 'rows',
  filled: 'other',
};

/** Converts the fields of a form to the fields that formulas can refer to. */
export function createFormulaFields(targets: readonly TargetField[]): readonly FormulaField[] {
  return targets.map((target) => {
    const { path, label, grid, variable, isTicked, choices } = target;
    const field: FormulaField = {
      path,
      label,
      type: target.valueKind === 'time' && target.kind === 'text' ? 'clock' : formulaTypes[target.kind],
      grid,
      column: grid === undefined ? path : path.slice(grid.length + 1),
      variable,
      isSelection: isTicked,
      choices: choices.map((choice) => ({ label: choice.label, value: getChoiceKey(choice.value) })),
    };
    if (target.valueKind !== 'day') return field;
    return { ...field, stored: target.isDayFirst ? 'dayFirst' : 'monthFirst' };
  });
}

/**
 * Returns the types that a formula may return; `undefined` if any type is allowed.
 *
 * @param kind setting that contains the formula: `calculateValue`, `validate.json` …
 * @param own the edited component as a field, if it has an answer
 */
export function getResultTypes(kind: string, own: TargetField | undefined): readonly FormulaType[] | undefined {
  if (kind === 'validate.json') return ['yesNo', 'mixed', 'text'];
  if (kind !== 'calculateValue' && kind !== 'customDefaultValue') return ['yesNo'];
  switch (own?.kind) {
    case 'number':
      return ['numeric', 'mixed'];
    case 'tick':
      return ['yesNo', 'mixed'];
    case 'date':
      return ['date', 'text', 'mixed'];
    default:
      return undefined;
  }
}
