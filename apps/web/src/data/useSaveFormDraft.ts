import type { DraftContent, FormContent, FormRow } from '@tideform/sync';
import { FailureError } from '@tideform/sync';
import { useCallback, useEffect } from 'react';
import { useData } from './data-context.ts';

type SaveFormDraft = (formId: string, changes: Partial<DraftContent>, base: FormContent) => Promise<FormRow>;

/**
 * Returns a function that saves a form's draft: first on this device, marked as unsent, then in the library. The
 * function rejects if the draft couldn't be saved in the library. It is then sent with the next save, even after a
 * restart.
 *
 * `base` is the draft in the library from which editing started. If the library has a different draft by now, both are
 * kept and the conflict is reported.
 */
export function useSaveFormDraft(): SaveFormDraft {
  const { database, forms } = useData();
  // Loaded in advance, because the last edit is saved while the page is unloaded, when no code can be fetched.
  useEffect(() => void forms.preloadEdits().catch(() => undefined), [forms]);
  return useCallback(
    async (formId, edited, base) => {
      const form = await database.forms.get(formId);
      if (!form?.draft) throw new FailureError('form-incomplete', { formId, missing: 'form.draft.json' });
      const { driveItemId, eTag: _newer, ...current } = form.draft;
      const content = { ...current, ...edited };
      const draft = { driveItemId, ...(base.eTag && { eTag: base.eTag }), ...content };
      await database.forms.update(formId, { draft, isDirty: 1 });
      return forms.updateDraft(formId, content, base);
    },
    [database, forms],
  );
}
