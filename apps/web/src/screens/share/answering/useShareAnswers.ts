import type { Session } from '@tideform/engine';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openSession, useSessionLifecycle } from '../../../form/session/open-session.ts';
import { getOriginMetadata } from '../../../form/session/response-metadata.ts';
import { type Autosave, createAutosave } from '../../../saving/create-autosave.ts';
import { deleteUnsavedAnswers, findUnsavedAnswers, storeUnsavedAnswers } from '../../../saving/unsaved-answers.ts';
import type { OpenedShare } from '../session/open-share.ts';
import type { Persistence, ShareContext } from '../session/share-context.ts';
import type { ShareDraft } from '../session/share-records.ts';
import { TakenOver } from '../session/share-store.ts';

/** Viewer as which the server treats an anonymous respondent. */
const anonymousViewer = { isCreator: true } as const;

interface ShareAnswers {
  readonly session: Session;
  /** ISO instant at which the session started, used as 'today' in it. */
  readonly openedAt: string;
  readonly saveState: SaveState;
  getDraftSaving(): DraftSaving;
}

/** Opens a session for the draft of a share link, and saves it while the respondent types. */
export function useShareAnswers(context: ShareContext, opened: OpenedShare, onTakenOver: () => void): ShareAnswers {
  const isEdited = useRef(false);
  const isRecovered = useRef(false);
  const [{ session, openedAt }] = useState(() => {
    const { data: saveState, metadata } = opened.draft.data;
    const unsaved = findUnsavedAnswers(opened.draft.id, opened.draft.savedAt);
    isRecovered.current = unsaved !== undefined;
    isEdited.current = unsaved !== undefined;
    const nowMs = Date.now();
    const startedSession = openSession({
      nowMs,
      form: opened.storedForm.form.schema,
      data: unsaved ?? saveState,
      metadata: { ...metadata, ...getOriginMetadata() },
      viewer: anonymousViewer,
      onEdit: () => {
        isEdited.current = true;
      },
    });
    return { session: startedSession, openedAt: new Date(nowMs).toISOString() };
  });
  useSessionLifecycle(session);
  const [saveState, setSaveState] = useState<SaveState>('unchanged');
  const saving = useRef<DraftSaving>(undefined);
  const onTakenOverRef = useRef(onTakenOver);
  onTakenOverRef.current = onTakenOver;
  // A layout effect, so that saving starts before the first input.
  useLayoutEffect(() => {
    const created = createDraftSaving(
      context,
      session,
      saving.current?.draft() ?? opened.draft,
      {
        isEdited: () => isEdited.current,
        onState: setSaveState,
        onFailure: (cause) => cause instanceof TakenOver && onTakenOverRef.current(),
      },
      isRecovered.current,
    );
    isRecovered.current = false;
    saving.current = created;
    return () => created.close();
  }, [context, session, opened]);
  return { session, openedAt, saveState, getDraftSaving: () => saving.current! };
}

/** Saves answers while the respondent types, so that they survive a crash and days of absence. */
interface DraftSaving {
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
function createDraftSaving(
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

/**
 * Returns where answers are stored. If closing the page would lose something, the browser asks first.
 *
 * @param hasUnsent whether there are answers that the server doesn't have
 * @param isExpected whether the response was submitted, so that the respondent expects it to be sent; the browser then
 * asks even if answers are on the device
 */
export function useAnswerStorage(persistence: Persistence, hasUnsent: boolean, isExpected = false): 'device' | 'page' {
  const storageLocation = useSyncExternalStore(persistence.subscribe, persistence.getLocation);
  const shouldConfirm = isExpected || (storageLocation === 'page' && hasUnsent);
  useEffect(() => {
    if (!shouldConfirm) return;
    const confirmClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmClose);
    return () => window.removeEventListener('beforeunload', confirmClose);
  }, [shouldConfirm]);
  return storageLocation;
}
