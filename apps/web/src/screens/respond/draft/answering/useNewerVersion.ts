import type { ResponseRow } from '@tideform/sync';
import { useEffect, useRef } from 'react';
import { useForm } from '../../../../data/useForm.ts';
import { useResponseCommands } from '../../../../data/useResponseCommands.ts';
import type { DraftState } from './draft-state.ts';

/**
 * Upgrades the draft when a newer version of its form is published.
 *
 * @param opened the draft as it is on the screen
 * @param onNewer called with the upgraded row, whose answers need a new session
 */
export function useNewerVersion(
  opened: ResponseRow,
  response: ResponseRow,
  draft: DraftState,
  onNewer: (row: ResponseRow) => void,
): void {
  const commands = useResponseCommands();
  const form = useForm(response.formId);
  const onNewerRef = useRef(onNewer);
  onNewerRef.current = onNewer;
  const isOutdated = form?.published !== undefined && form.published.version > opened.version;
  const isRenamed = form?.published !== undefined && form.title !== response.formTitle;
  useEffect(() => {
    if (!isOutdated && !isRenamed) return;
    let isCancelled = false;
    const refresh = async () => {
      await draft.autosave?.flush();
      const row = await commands.refresh(draft.row.id);
      const isReplaced = row.submitted || row.deleted || row.takenOver !== draft.row.takenOver;
      if (isCancelled || !isOutdated || isReplaced) return;
      draft.row = row;
      onNewerRef.current(row);
    };
    // If the storage is full, the older version stays on the screen; its answers can still be submitted.
    refresh().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [commands, draft, isOutdated, isRenamed]);
}
