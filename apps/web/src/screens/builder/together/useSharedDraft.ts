import type { FormRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { type DraftEditor, useDraftEditor } from '../../../data/useDraftEditor.ts';
import type { Draft } from '../useDraft.ts';

export interface SharedDraft extends Pick<DraftEditor, 'other' | 'hasTaken'> {
  /** The draft: while somebody else edits it, an edit waits for what the person says. */
  readonly draft: Draft;
  /** An edit waits, or the person wants to take over. */
  readonly isAsked: boolean;
  ask(): void;
  /** Takes over; the edit that waits is then made. @throws what the server says */
  takeOver(): Promise<void>;
  /** Reads along; the edit that waits is not made. */
  readAlong(): void;
}

/** Two people on one draft: one edits, and the others read along until they take over. */
export function useSharedDraft(form: FormRow, own: Draft): SharedDraft {
  const { other, hasTaken, take } = useDraftEditor(form);
  const [waiting, setWaiting] = useState<{ readonly run: () => void }>();
  // The edit that waits is made on what the other has saved last: once that is here.
  const [taken, setTaken] = useState<{ readonly old: string | undefined; readonly run: () => void }>();
  const eTag = form.draft?.eTag;
  useEffect(() => {
    if (!taken || (taken.old !== undefined && taken.old === eTag)) return;
    setTaken(undefined);
    taken.run();
  }, [taken, eTag]);
  // What was edited here last goes to the library before the other goes on.
  const flush = useRef(own.flush);
  flush.current = own.flush;
  useEffect(() => {
    if (hasTaken) flush.current().catch(() => undefined);
  }, [hasTaken]);
  // NOTE: not while a key is being told: the Enter that makes an edit would press the first button of what it opens.
  const wait = (run: () => void) => void setTimeout(() => setWaiting({ run }));
  const guard =
    <Args extends unknown[]>(step: (...args: Args) => void) =>
    (...args: Args) =>
      other ? wait(() => step(...args)) : step(...args);
  const takeOver = async () => {
    const newest = (await take())?.draft?.eTag;
    setTaken({ old: newest === undefined || newest === eTag ? undefined : eTag, run: waiting?.run ?? nothing });
    setWaiting(undefined);
  };
  return {
    ...{ other, hasTaken, takeOver },
    draft: {
      ...own,
      edit: guard(own.edit),
      setTitleTemplate: guard(own.setTitleTemplate),
      setPdfOptions: guard(own.setPdfOptions),
      setCustomCss: guard(own.setCustomCss),
      setTests: guard(own.setTests),
      undo: guard(own.undo),
      redo: guard(own.redo),
    },
    isAsked: waiting !== undefined,
    ask: () => wait(nothing),
    readAlong: () => setWaiting(undefined),
  };
}

const nothing = () => undefined;
