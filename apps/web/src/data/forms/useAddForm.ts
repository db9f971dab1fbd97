import { FailureError, type FormRow, type NewForm } from '@tideform/sync';
import { useRef } from 'react';
import { browserRandom } from '../browser/browser-ports.ts';
import { useData } from '../data-context.ts';

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

/**
 * Returns a function that creates a form from another form's draft. If it is interrupted, the next call for the same
 * team completes the same copy. The channel is copied only within the team. Permissions, shares, webhooks and responses
 * aren't copied, so the copy sends nothing until that is configured.
 */
export function useCopyForm(): (
  formId: string,
  copy: { readonly teamId: string; readonly title: string },
) => Promise<FormRow> {
  const { forms } = useData();
  const ids = useRef(new Map<string, string>());
  return async (formId, { teamId, title }) => {
    const { draft, channelId, icon, category, metadata, ...form } = await forms.fetchDraft(formId);
    if (!draft) throw new FailureError('invalid-form', { formId });
    const { driveItemId: _item, ...content } = draft;
    const id = ids.current.get(teamId) ?? browserRandom.uuid();
    ids.current.set(teamId, id);
    return forms.add(teamId, {
      ...content,
      id,
      title,
      ...(icon && { icon }),
      ...(category && { category }),
      ...(metadata && { metadata }),
      ...(channelId && form.teamId === teamId && { channelId }),
    });
  };
}
