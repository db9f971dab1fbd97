import { Failed, type FormRow } from '@tideform/sync';
import { useRef } from 'react';
import { useData } from './data-context.ts';
import { browserChance } from './world/browser-chance.ts';

/**
 * Makes a form of another one's draft. What was cut is finished by asking again for the same team. A channel goes along within
 * the team alone; permissions, shares, webhooks and responses never do, so nothing is sent for the copy until somebody
 * switches that on.
 */
export function useCopyForm(): (
  formId: string,
  copy: { readonly teamId: string; readonly title: string },
) => Promise<FormRow> {
  const { forms } = useData();
  const ids = useRef(new Map<string, string>());
  return async (formId, { teamId, title }) => {
    const { draft, channelId, icon, category, metadata, ...form } = await forms.fetchDraft(formId);
    if (!draft) throw new Failed('invalid-form', { formId });
    const { driveItemId: _item, ...content } = draft;
    const id = ids.current.get(teamId) ?? browserChance.uuid();
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
