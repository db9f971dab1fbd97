import type { DraftContent } from '@tideform/sync';
import { Failed } from '@tideform/sync';
import { useCallback, useEffect } from 'react';
import { useData } from './data-context.ts';

/**
 * Saves a form's draft: first on this device, marked as not sent, then in the library. Rejects when only the device has
 * it: it is sent with the next save, also after the app was closed.
 */
export function useSaveFormDraft(): (formId: string, edited: Partial<DraftContent>) => Promise<void> {
  const { database, forms } = useData();
  // The last edit is saved while its page goes: nothing can be fetched then.
  useEffect(() => void forms.loadEdits().catch(() => undefined), [forms]);
  return useCallback(
    async (formId, edited) => {
      const form = await database.forms.get(formId);
      if (!form?.draft) throw new Failed('form-incomplete', { formId, missing: 'form.draft.json' });
      const draft = { ...form.draft, ...edited };
      await database.forms.update(formId, { draft, isDirty: 1 });
      const { driveItemId: _item, eTag: _eTag, ...content } = draft;
      await forms.updateDraft(formId, content);
    },
    [database, forms],
  );
}
