import type { Session } from '@tideform/engine';
import { type Autosave, createAutosave } from '../../../saving/create-autosave.ts';
import { deleteUnsavedAnswers, storeUnsavedAnswers } from '../../../saving/unsaved-answers.ts';
import type { ShareDraft } from '../session/share-records.ts';
import type { ShareWorld } from '../session/share-world.ts';

/** Answers are saved as the person types: what is begun is there after a crash, and after days. */
export interface DraftSaving {
  readonly autosave: Autosave;
  /** As it was saved last. */
  draft(): ShareDraft;
  close(): void;
}

export type SaveState = 'unchanged' | 'saving' | 'saved' | 'failed';

/** @param isRecovered the session began with answers that were never saved */
export function createDraftSaving(
  world: Pick<ShareWorld, 'store' | 'now'>,
  session: Session,
  opened: ShareDraft,
  on: {
    readonly isEdited: () => boolean;
    readonly onState: (state: SaveState) => void;
    readonly onFailure: (cause: unknown) => void;
  },
  isRecovered = false,
): DraftSaving {
  let draft = opened;
  let isStored = true;
  let changes = 0;
  const fail = (cause: unknown) => {
    on.onState('failed');
    on.onFailure(cause);
  };
  const save = async () => {
    const saving = changes;
    const data = { ...draft.data, data: session.data() };
    draft = { ...draft, data, isBegun: true, savedAt: world.now() };
    await world.store.save(draft);
    isStored = saving === changes;
    if (isStored) deleteUnsavedAnswers(draft.id);
    on.onState('saved');
  };
  const autosave = createAutosave(save, fail);
  const change = () => {
    changes += 1;
    isStored = false;
    on.onState('saving');
    autosave.touch();
  };
  const stop = session.subscribeData(() => {
    // What was calculated alone makes no draft of a form that somebody only looks at.
    if (on.isEdited()) change();
  });
  if (isRecovered) change();
  const flush = () => void autosave.flush().catch(fail);
  const flushWhenHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    if (!isStored) storeUnsavedAnswers(draft.id, session.data(), world.now());
    flush();
  };
  document.addEventListener('visibilitychange', flushWhenHidden);
  return {
    autosave,
    draft: () => draft,
    close() {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      stop();
      flush();
    },
  };
}
