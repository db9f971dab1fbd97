import type { DraftContent, FormContent, FormRow } from '@tideform/sync';
import { Failed } from '@tideform/sync';
import { useCallback, useEffect } from 'react';
import { useData } from './data-context.ts';

type SaveFormDraft = (formId: string, edited: Partial<DraftContent>, base: FormContent) => Promise<FormRow>;

/**
 * Saves a form's draft: first on this device, marked as not sent, then in the library. Rejects when only the device has
 * it: it is sent with the next save, also after the app was closed.
 *
 * `base` is the draft that was edited, as it lay in the library: where another lies there by now, both are kept and told of.
 */
export function useSaveFormDraft(): SaveFormDraft {
  const { database, forms } = useData();
  // The last edit is saved while its page goes: nothing can be fetched then.
  useEffect(() => void forms.loadEdits().catch(() => undefined), [forms]);
  return useCallback(
    async (formId, edited, base) => {
      const form = await database.forms.get(formId);
      if (!form?.draft) throw new Failed('form-incomplete', { formId, missing: 'form.draft.json' });
      const { driveItemId, eTag: _newer, ...known } = form.draft;
      const content = { ...known, ...edited };
      const draft = { driveItemId, ...(base.eTag && { eTag: base.eTag }), ...content };
      await database.forms.update(formId, { draft, isDirty: 1 });
      return forms.updateDraft(formId, content, base);
    },
    [database, forms],
  );
}
