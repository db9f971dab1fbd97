import type { FormRow, NewForm } from '@tideform/sync';
import { useRef } from 'react';
import { useData } from './data-context.ts';
import { browserChance } from './world/browser-chance.ts';

/** Parts of a template that are copied to a new form. */
export type TemplateForm = Pick<
  NewForm,
  'title' | 'schema' | 'pdfOptions' | 'responsesTitleTemplate' | 'customCss' | 'icon' | 'tests'
>;

/**
 * Returns a function that creates a form from a template. If it is interrupted, the next call for the same team
 * completes the same form.
 */
export function useAddFromTemplate(): (teamId: string, template: TemplateForm) => Promise<FormRow> {
  const { forms } = useData();
  const ids = useRef(new Map<string, string>());
  return (teamId, { title, schema, pdfOptions, responsesTitleTemplate, customCss, icon, tests }) => {
    const id = ids.current.get(teamId) ?? browserChance.uuid();
    ids.current.set(teamId, id);
    return forms.add(teamId, {
      ...{ id, title, schema },
      ...(pdfOptions && { pdfOptions }),
      ...(responsesTitleTemplate && { responsesTitleTemplate }),
      ...(customCss && { customCss }),
      ...(icon && { icon }),
      ...(tests !== undefined && { tests }),
    });
  };
}
