import type { FormulaField, FormulaType } from '@tideform/engine/formulas';
import { useMemo } from 'react';
import { type EditedForm, useEditedForm } from '../../kit/EditedForm.tsx';
import { specs } from '../../specs.ts';
import { formFields } from '../conditionBuilder/logic/target-fields.ts';
import { formulaFields, wantedTypes } from './formula-fields.ts';

/** What a formula knows of the place that it is written for. */
export interface FormulaPlace {
  readonly edited: EditedForm;
  readonly fields: readonly FormulaField[];
  /** What it may give; `undefined`: anything. */
  readonly wanted: readonly FormulaType[] | undefined;
}

/** @returns `undefined` where no formula can be written: JavaScript alone, or a form that nobody knows */
export function useFormulaPlace(kind: string, language: 'javascript' | 'json' | 'either'): FormulaPlace | undefined {
  const edited = useEditedForm();
  return useMemo(() => {
    if (!edited || language === 'javascript') return undefined;
    const { form, component } = edited;
    const checksItself = kind === 'validate.json';
    const all = formFields(form, component, specs, true).fields;
    const own = all.find(({ isOwn }) => isOwn);
    const fields = formulaFields(checksItself ? all : all.filter((field) => field !== own));
    return { edited, fields, wanted: wantedTypes(kind, own) };
  }, [edited, kind, language]);
}
