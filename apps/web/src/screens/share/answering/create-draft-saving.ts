import type { Session } from '@tideform/engine';
import { type Autosave, createAutosave } from '../../../saving/create-autosave.ts';
import { deleteUnsavedAnswers, storeUnsavedAnswers } from '../../../saving/unsaved-answers.ts';
import type { ShareContext } from '../session/share-context.ts';
import type { ShareDraft } from '../session/share-records.ts';

/** Saves answers while the respondent types, so that they survive a crash and days of absence. */
export interface DraftSaving {
  readonly autosave: Autosave;
  /** Returns the draft as it was saved last. */
  draft(): ShareDraft;
  close(): void;
}

export type SaveState = 'unchanged' | 'saving' | 'saved' | 'failed';

/**
 * Starts saving the answers of a session.
 *
 * @param isRecovered whether the session started with answers that weren't saved
 */
export function createDraftSaving(
  context: Pick<ShareContext, 'store' | 'now'>,
  session: Session,
  opened: ShareDraft,
  callbacks: {
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
    callbacks.onState('failed');
    callbacks.onFailure(cause);
  };
  const save = async () => {
    const saving = changes;
    const data = { ...draft.data, data: session.data() };
    draft = { ...draft, data, isBegun: true, savedAt: context.now() };
    await context.store.save(draft);
    isStored = saving === changes;
    if (isStored) deleteUnsavedAnswers(draft.id);
    callbacks.onState('saved');
  };
  const autosave = createAutosave(save, fail);
  const handleChange = () => {
    changes += 1;
    isStored = false;
    callbacks.onState('saving');
    autosave.scheduleSave();
  };
  const unsubscribe = session.subscribeData(() => {
    // Calculated values alone don't create a draft of a form that was only opened.
    if (callbacks.isEdited()) handleChange();
  });
  if (isRecovered) handleChange();
  const flush = () => void autosave.flush().catch(fail);
  const flushWhenHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    if (!isStored) storeUnsavedAnswers(draft.id, session.data(), context.now());
    flush();
  };
  document.addEventListener('visibilitychange', flushWhenHidden);
  return {
    autosave,
    draft: () => draft,
    close() {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      unsubscribe();
      flush();
    },
  };
}
