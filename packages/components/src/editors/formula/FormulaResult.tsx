import { type ComponentDefinition, isRecord } from '@tideform/engine';
import type { FormulaType } from '@tideform/engine/formulas';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { createCheckbox } from '../../checkbox/checkbox.ts';
import { createTextfield } from '../../textfield/textfield.ts';
import { findPathsInRule } from '../trying/find-paths-in-rule.ts';
import { SampleAnswers } from '../trying/SampleAnswers.tsx';
import { type FormulaMessages, formulaMessages } from './formula.messages.ts';
import type { FormulaContext } from './useFormulaContext.tsx';

interface FormulaResultProps {
  readonly place: FormulaContext;
  /** Setting that contains the formula. */
  readonly kind: string;
  readonly rule: unknown;
  readonly type: FormulaType;
}

/** Result of a formula with sample answers, updated while the formula is typed. */
export function FormulaResult({ place, kind, rule, type }: FormulaResultProps) {
  const messages = useMessages(formulaMessages);
  const { locale } = useLocale();
  const isCheck = kind === 'validate.json';
  const previewField = {
    ...createPreviewField(place.edited.component, kind, type),
    calculateValue: rule,
    clearOnHide: false,
  };
  return (
    <SampleAnswers
      edited={place.edited}
      previewField={previewField}
      findPaths={(fields) => findPathsInRule(rule, fields)}
      renderResult={(state) => messages.result({ result: formatResult(state?.value, isCheck, messages, locale) })}
    />
  );
}

/** Returns a preview field for the result, with the rounding and format settings of the edited component. */
function createPreviewField(component: ComponentDefinition, kind: string, type: FormulaType): ComponentDefinition {
  if (kind === 'calculateValue' || kind === 'customDefaultValue') {
    const { conditional: _, customConditional: __, logic: ___, validate: ____, ...own } = component;
    return { ...own, hidden: false, multiple: false, disabled: false };
  }
  return type === 'yesNo' ? createCheckbox('') : createTextfield('');
}

function formatResult(value: unknown, isCheck: boolean, messages: FormulaMessages, locale: string): string {
  const isYes = value === true || value === 'true';
  if (isYes || value === false || value === 'false') {
    if (isCheck) return isYes ? messages.right : messages.wrong;
    return isYes ? messages.yes : messages.no;
  }
  if (typeof value === 'number') return value.toLocaleString(locale, { maximumFractionDigits: 12 });
  if (value === undefined || value === null || value === '') return messages.noResult;
  return isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}
