import type { Session } from '@tideform/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { openSession } from '../../../form/session/open-session.ts';
import { getOriginMetadata } from '../../../form/session/response-metadata.ts';
import { useSessionLifecycle } from '../../../form/session/useSessionLifecycle.ts';
import { findUnsavedAnswers } from '../../../saving/unsaved-answers.ts';
import type { OpenedShare } from '../session/open-share.ts';
import type { ShareContext } from '../session/share-context.ts';
import { TakenOver } from '../session/share-store.ts';
import { createDraftSaving, type DraftSaving, type SaveState } from './create-draft-saving.ts';

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
