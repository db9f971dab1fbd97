import { putFormEditor, ServerOutage } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useData } from './data-context.ts';
import { editingSession } from './editing-session.ts';
import { refused } from './server-refusal.ts';

/** A third of the time after which the server takes whoever says nothing for gone. */
const ASK_MS = 10_000;

/** Who edits a form's draft. */
export interface DraftEditor {
  /** Somebody else, or the same person elsewhere. `undefined`: this builder edits, or nobody can say. */
  readonly other: { readonly name: string; readonly isCaller: boolean } | undefined;
  /** They edit what was edited here until then. */
  readonly hasTaken: boolean;
  /**
   * Edits here from now on, from what the library has. Without a network too: who is right is settled when drafts meet.
   *
   * @returns the form as it lies in the library; `undefined`: nobody can say now
   * @throws what the server says
   */
  take(): Promise<FormRow | undefined>;
}

/** Says every 10 s that this builder is open, and hears who edits; while others do, what they save is brought here. */
export function useDraftEditor({ id: formId, teamId }: FormRow): DraftEditor {
  const { api, forms } = useData();
  const [session] = useState(editingSession);
  const [other, setOther] = useState<DraftEditor['other']>();
  const [hasTaken, setTaken] = useState(false);
  const edits = useRef(false);
  // It holds until the server has heard it.
  const act = useRef<'ask' | 'take'>('ask');
  const ask = useCallback(async () => {
    const params = { teamId, formId };
    const answer = await api.call(putFormEditor, { params, body: { session, act: act.current } });
    if (!answer.ok) throw refused(answer, formId);
    act.current = 'ask';
    const { editor } = answer.value;
    const isElsewhere = editor !== null && !editor.isThisSession;
    if (isElsewhere && edits.current) setTaken(true);
    if (!isElsewhere) setTaken(false);
    edits.current = !isElsewhere;
    setOther((known) =>
      isElsewhere && known?.name === editor.name && known.isCaller === editor.isCaller
        ? known
        : (isElsewhere && editor) || undefined,
    );
    return isElsewhere;
  }, [api, teamId, formId, session]);

  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      // Whoever is out of reach of the server edits on: drafts that meet are settled where they are saved.
      const isElsewhere = await ask().catch(() => false);
      if (isElsewhere) await forms.sync(formId).catch(() => undefined);
    };
    void look();
    const timer = setInterval(look, ASK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      const params = { teamId, formId };
      api.call(putFormEditor, { params, body: { session, act: 'leave' } }).catch(() => undefined);
    };
  }, [api, ask, forms, formId, teamId, session]);

  const take = async () => {
    act.current = 'take';
    try {
      await ask();
    } catch (cause) {
      if (!(cause instanceof ServerOutage)) throw cause;
      setOther(undefined);
      return undefined;
    }
    return forms.sync(formId).catch(() => undefined);
  };
  return { other, hasTaken, take };
}
