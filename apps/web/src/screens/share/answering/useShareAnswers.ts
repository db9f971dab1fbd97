import type { Session } from '@tideform/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { openSession } from '../../../form/session/open-session.ts';
import { useSessionLife } from '../../../form/session/useSessionLife.ts';
import { whereAnswered } from '../../../form/session/where-answered.ts';
import { findUnsavedAnswers } from '../../../saving/unsaved-answers.ts';
import type { OpenedShare } from '../session/open-share.ts';
import { TakenOver } from '../session/share-store.ts';
import type { ShareWorld } from '../session/share-world.ts';
import { createDraftSaving, type DraftSaving, type SaveState } from './create-draft-saving.ts';

/** As the server looks at what a stranger submits. */
const stranger = { isCreator: true } as const;

interface ShareAnswers {
  readonly session: Session;
  /** When the session began: the instant that 'today' means in it. */
  readonly openedAt: string;
  readonly saved: SaveState;
  saving(): DraftSaving;
}

/** Answers the draft of a link: a session over it, saved as the person types. */
export function useShareAnswers(world: ShareWorld, opened: OpenedShare, onTakenOver: () => void): ShareAnswers {
  const isEdited = useRef(false);
  const isRecovered = useRef(false);
  const [{ session, openedAt }] = useState(() => {
    const { data: saved, metadata } = opened.draft.data;
    const unsaved = findUnsavedAnswers(opened.draft.id, opened.draft.savedAt);
    isRecovered.current = unsaved !== undefined;
    isEdited.current = unsaved !== undefined;
    const nowMs = Date.now();
    const begun = openSession({
      nowMs,
      form: opened.kept.form.schema,
      data: unsaved ?? saved,
      metadata: { ...metadata, ...whereAnswered() },
      viewer: stranger,
      onEdit: () => {
        isEdited.current = true;
      },
    });
    return { session: begun, openedAt: new Date(nowMs).toISOString() };
  });
  useSessionLife(session);
  const [saved, setSaved] = useState<SaveState>('unchanged');
  const saving = useRef<DraftSaving>(undefined);
  const taken = useRef(onTakenOver);
  taken.current = onTakenOver;
  // Before anybody can press anything.
  useLayoutEffect(() => {
    const made = createDraftSaving(
      world,
      session,
      saving.current?.draft() ?? opened.draft,
      {
        isEdited: () => isEdited.current,
        onState: setSaved,
        onFailure: (cause) => cause instanceof TakenOver && taken.current(),
      },
      isRecovered.current,
    );
    isRecovered.current = false;
    saving.current = made;
    return () => made.close();
  }, [world, session, opened]);
  return { session, openedAt, saved, saving: () => saving.current! };
}
