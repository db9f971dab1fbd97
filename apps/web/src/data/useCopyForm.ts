import { FailureError, type FormRow } from '@tideform/sync';
import { useRef } from 'react';
import { browserRandom } from './browser/browser-random.ts';
import { useData } from './data-context.ts';

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
