import type { FormRow, NewForm } from '@tideform/sync';
import { useRef } from 'react';
import { browserRandom } from './browser/browser-random.ts';
import { useData } from './data-context.ts';

/** Parts of a template that are copied to a new form. */
export type FormFromTemplate = Pick<
  NewForm,
  'title' | 'schema' | 'pdfOptions' | 'responsesTitleTemplate' | 'customCss' | 'icon' | 'tests'
>;

/**
 * Returns a function that creates a form from a template. If it is interrupted, the next call for the same team
 * completes the same form.
 */
export function useAddFromTemplate(): (teamId: string, template: FormFromTemplate) => Promise<FormRow> {
  const { forms } = useData();
  const ids = useRef(new Map<string, string>());
  return (teamId, { title, schema, pdfOptions, responsesTitleTemplate, customCss, icon, tests }) => {
    const id = ids.current.get(teamId) ?? browserRandom.uuid();
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
