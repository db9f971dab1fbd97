import { putFormEditor, ServerOutage } from '@tideform/contract';
import { type DraftContent, FailureError, type FormContent, type FormRow } from '@tideform/sync';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { getEditingSession } from './editing-session.ts';

/** Heartbeat interval in milliseconds: a third of the time after which the server assumes that an editor is gone. */
const HEARTBEAT_MS = 10_000;

/** Who edits a form's draft. */
export interface DraftEditor {
  /**
   * Editor of the draft if it isn't this page: another user, or the same user on another device or in another tab.
   * `undefined` if this page edits the draft, or if the editor is unknown.
   */
  readonly other: { readonly name: string; readonly isCaller: boolean } | undefined;
  /** Whether another session took over the draft that was edited on this page. */
  readonly isTakenOver: boolean;
  /**
   * Takes over editing, starting with the draft in the library. Works without a network: conflicts are resolved when
   * drafts are saved.
   *
   * @returns the form in the library; `undefined` if it can't be loaded now
   * @throws FailureError if the server refuses
   */
  takeOver(): Promise<FormRow | undefined>;
}

/**
 * Reports to the server every 10 s that this page has the draft open, and returns who edits it. While another session
 * edits the draft, the drafts that it saves are downloaded.
 */
export function useDraftEditor({ id: formId, teamId }: FormRow): DraftEditor {
  const { api, forms } = useData();
  const [session] = useState(getEditingSession);
  const [other, setOther] = useState<DraftEditor['other']>();
  const [hasTaken, setTaken] = useState(false);
  const isEditing = useRef(false);
  // Action of the next heartbeat. It stays `take` until the server has received it.
  const nextAct = useRef<'ask' | 'take'>('ask');
  const sendHeartbeat = useCallback(async () => {
    const params = { teamId, formId };
    const result = await api.call(putFormEditor, { params, body: { session, act: nextAct.current } });
    if (!result.ok) throw createRefusalError(result, formId);
    nextAct.current = 'ask';
    const { editor } = result.value;
    const isElsewhere = editor !== null && !editor.isThisSession;
    if (isElsewhere && isEditing.current) setTaken(true);
    if (!isElsewhere) setTaken(false);
    isEditing.current = !isElsewhere;
    setOther((known) =>
      isElsewhere && known?.name === editor.name && known.isCaller === editor.isCaller
        ? known
        : (isElsewhere && editor) || undefined,
    );
    return isElsewhere;
  }, [api, teamId, formId, session]);

  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      // Editing continues while the server can't be reached, because conflicts are resolved when drafts are saved.
      const isElsewhere = await sendHeartbeat().catch(() => false);
      if (isElsewhere) await forms.sync(formId).catch(() => undefined);
    };
    void refresh();
    const timer = setInterval(refresh, HEARTBEAT_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      const params = { teamId, formId };
      api.call(putFormEditor, { params, body: { session, act: 'leave' } }).catch(() => undefined);
    };
  }, [api, sendHeartbeat, forms, formId, teamId, session]);

  const takeOver = async () => {
    nextAct.current = 'take';
    try {
      await sendHeartbeat();
    } catch (cause) {
      if (!(cause instanceof ServerOutage)) throw cause;
      setOther(undefined);
      return undefined;
    }
    return forms.sync(formId).catch(() => undefined);
  };
  return { other, isTakenOver: hasTaken, takeOver };
}

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
