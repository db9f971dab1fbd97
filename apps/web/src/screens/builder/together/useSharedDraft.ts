import type { FormRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { type DraftEditor, useDraftEditor } from '../../../data/forms/useDraftEditor.ts';
import type { Draft } from '../useDraft.ts';

export interface SharedDraft extends Pick<DraftEditor, 'other' | 'isTakenOver'> {
  /** Draft of the form. While another editor is active, edits are held until the user has taken over. */
  readonly draft: Draft;
  /** True while an edit is held, or after the user has requested to take over. */
  readonly isTakeoverRequested: boolean;
  requestTakeover(): void;
  /** Takes over and applies the held edit. @throws the server's failure */
  takeOver(): Promise<void>;
  /** Continues in read-only mode and discards the held edit. */
  readAlong(): void;
}

/** Coordinates several users on one draft: one user edits, and the others read along until they take over. */
export function useSharedDraft(form: FormRow, ownDraft: Draft): SharedDraft {
  const { other, isTakenOver, takeOver: takeOverOnServer } = useDraftEditor(form);
  const [heldEdit, setHeldEdit] = useState<{ readonly run: () => void }>();
  // The held edit is applied to the other editor's last save, once it has been synced.
  const [takenOver, setTakenOver] = useState<{ readonly old: string | undefined; readonly run: () => void }>();
  const eTag = form.draft?.eTag;
  useEffect(() => {
    if (!takenOver || (takenOver.old !== undefined && takenOver.old === eTag)) return;
    setTakenOver(undefined);
    takenOver.run();
  }, [takenOver, eTag]);
  // Saves pending edits before the other editor continues.
  const flush = useRef(ownDraft.flush);
  flush.current = ownDraft.flush;
  useEffect(() => {
    if (isTakenOver) flush.current().catch(() => undefined);
  }, [isTakenOver]);
  // NOTE: deferred until the current key event ends. Otherwise, the Enter key that made an edit would press the first
  // button of the dialog that the edit opens.
  const holdEdit = (run: () => void) => void setTimeout(() => setHeldEdit({ run }));
  const holdWhileReading =
    <Args extends unknown[]>(step: (...args: Args) => void) =>
    (...args: Args) =>
      other ? holdEdit(() => step(...args)) : step(...args);
  const takeOver = async () => {
    const newest = (await takeOverOnServer())?.draft?.eTag;
    setTakenOver({ old: newest === undefined || newest === eTag ? undefined : eTag, run: heldEdit?.run ?? noop });
    setHeldEdit(undefined);
  };
  return {
    ...{ other, isTakenOver, takeOver },
    draft: {
      ...ownDraft,
      edit: holdWhileReading(ownDraft.edit),
      setTitleTemplate: holdWhileReading(ownDraft.setTitleTemplate),
      setPdfOptions: holdWhileReading(ownDraft.setPdfOptions),
      setCustomCss: holdWhileReading(ownDraft.setCustomCss),
      setTests: holdWhileReading(ownDraft.setTests),
      undo: holdWhileReading(ownDraft.undo),
      redo: holdWhileReading(ownDraft.redo),
    },
    isTakeoverRequested: heldEdit !== undefined,
    requestTakeover: () => holdEdit(noop),
    readAlong: () => setHeldEdit(undefined),
  };
}

const noop = () => undefined;
