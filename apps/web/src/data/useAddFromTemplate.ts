import type { FormRow, NewForm } from '@tideform/sync';
import { useRef } from 'react';
import { useData } from './data-context.ts';
import { browserChance } from './world/browser-chance.ts';

/** What a template gives to a form that is made of it. */
export type FormOfTemplate = Pick<
  NewForm,
  'title' | 'schema' | 'pdfOptions' | 'responsesTitleTemplate' | 'customCss' | 'icon' | 'tests'
>;

/** Makes a form of a template, in a team where one may build. What was cut is finished by asking again for the same team. */
export function useAddFromTemplate(): (teamId: string, template: FormOfTemplate) => Promise<FormRow> {
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
