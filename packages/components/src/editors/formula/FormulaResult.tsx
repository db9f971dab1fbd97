import { type ComponentDefinition, isRecord } from '@tideform/engine';
import type { FormulaType } from '@tideform/engine/formulas';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { newCheckbox } from '../../checkbox/new-checkbox.ts';
import { newTextfield } from '../../textfield/new-textfield.ts';
import { readPaths } from '../trying/read-paths.ts';
import { TryAnswers } from '../trying/TryAnswers.tsx';
import { type FormulaMessages, formulaMessages } from './formula.messages.ts';
import type { FormulaPlace } from './useFormulaPlace.tsx';

interface FormulaResultProps {
  readonly place: FormulaPlace;
  /** Where the formula is kept. */
  readonly kind: string;
  readonly rule: unknown;
  readonly type: FormulaType;
}

/** What a formula gives with sample answers, at once. */
export function FormulaResult({ place, kind, rule, type }: FormulaResultProps) {
  const messages = useMessages(formulaMessages);
  const { locale } = useSpeech();
  const isCheck = kind === 'validate.json';
  const probe = { ...probeOf(place.edited.component, kind, type), calculateValue: rule, clearOnHide: false };
  return (
    <TryAnswers
      edited={place.edited}
      probe={probe}
      pathsOf={(fields) => readPaths(rule, fields)}
      say={(state) => messages.result({ result: sayResult(state?.value, isCheck, messages, locale) })}
    />
  );
}

/** Gives the result the shape that the field would have: rounded as it rounds. */
function probeOf(component: ComponentDefinition, kind: string, type: FormulaType): ComponentDefinition {
  if (kind === 'calculateValue' || kind === 'customDefaultValue') {
    const { conditional: _, customConditional: __, logic: ___, validate: ____, ...own } = component;
    return { ...own, hidden: false, multiple: false, disabled: false };
  }
  return type === 'yesNo' ? newCheckbox('') : newTextfield('');
}

function sayResult(value: unknown, isCheck: boolean, messages: FormulaMessages, locale: string): string {
  const isYes = value === true || value === 'true';
  if (isYes || value === false || value === 'false') {
    if (isCheck) return isYes ? messages.right : messages.wrong;
    return isYes ? messages.yes : messages.no;
  }
  if (typeof value === 'number') return value.toLocaleString(locale, { maximumFractionDigits: 12 });
  if (value === undefined || value === null || value === '') return messages.noResult;
  return isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}
