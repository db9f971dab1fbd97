import type { DraftContent, FormContent, FormRow } from '@tideform/sync';
import { Failed } from '@tideform/sync';
import { useCallback, useEffect } from 'react';
import { useData } from './data-context.ts';

type SaveFormDraft = (formId: string, changes: Partial<DraftContent>, base: FormContent) => Promise<FormRow>;

/**
 * Returns a function that saves a form's draft: first on this device, marked as unsent, then in the library. Rejects
 * when only the device has it: it is then sent with the next save, even after a restart.
 *
 * `base` is the library's draft that was edited: if the library has a different one by now, both are kept and the
 * conflict is reported.
 */
export function useSaveFormDraft(): SaveFormDraft {
  const { database, forms } = useData();
  // Loaded ahead: the last edit is saved while the page is unloaded, when nothing can be fetched.
  useEffect(() => void forms.loadEdits().catch(() => undefined), [forms]);
  return useCallback(
    async (formId, edited, base) => {
      const form = await database.forms.get(formId);
      if (!form?.draft) throw new Failed('form-incomplete', { formId, missing: 'form.draft.json' });
      const { driveItemId, eTag: _newer, ...current } = form.draft;
      const content = { ...current, ...edited };
      const draft = { driveItemId, ...(base.eTag && { eTag: base.eTag }), ...content };
      await database.forms.update(formId, { draft, isDirty: 1 });
      return forms.updateDraft(formId, content, base);
    },
    [database, forms],
  );
}
