import type { FormulaField, FormulaType } from '@tideform/engine/formulas';
import { useMemo } from 'react';
import { type EditedForm, useEditedForm } from '../../kit/EditedForm.tsx';
import { specs } from '../../specs.ts';
import { listFormFields } from '../conditionBuilder/logic/target-fields.ts';
import { createFormulaFields, getResultTypes } from './formula-fields.ts';

/** Context of a formula: the edited form, its fields, and the allowed result types. */
export interface FormulaContext {
  readonly edited: EditedForm;
  readonly fields: readonly FormulaField[];
  /** Allowed result types; `undefined` if any type is allowed. */
  readonly resultTypes: readonly FormulaType[] | undefined;
}

/**
 * Returns the context of a formula; `undefined` if formulas aren't supported, because the setting only accepts
 * JavaScript or the form is unknown.
 */
export function useFormulaContext(
  kind: string,
  language: 'javascript' | 'json' | 'either',
): FormulaContext | undefined {
  const edited = useEditedForm();
  return useMemo(() => {
    if (!edited || language === 'javascript') return undefined;
    const { form, component } = edited;
    const validatesOwnField = kind === 'validate.json';
    const all = listFormFields(form, component, specs, true).fields;
    const own = all.find(({ isEditedComponent }) => isEditedComponent);
    const fields = createFormulaFields(validatesOwnField ? all : all.filter((field) => field !== own));
    return { edited, fields, resultTypes: getResultTypes(kind, own) };
  }, [edited, kind, language]);
}
