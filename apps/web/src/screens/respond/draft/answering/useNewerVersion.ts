import type { ResponseRow } from '@tideform/sync';
import { useEffect, useRef } from 'react';
import { useForm } from '../../../../data/useForm.ts';
import { useResponseCommands } from '../../../../data/useResponseCommands.ts';
import type { DraftNow } from './draft-now.ts';

/**
 * Brings the draft to the version of its form that was published since.
 *
 * @param opened the draft as it is on screen
 * @param onNewer told when it has another version now: its answers belong into a new session
 */
export function useNewerVersion(
  opened: ResponseRow,
  response: ResponseRow,
  draft: DraftNow,
  onNewer: (row: ResponseRow) => void,
): void {
  const commands = useResponseCommands();
  const form = useForm(response.formId);
  const newer = useRef(onNewer);
  newer.current = onNewer;
  const isOutdated = form?.published !== undefined && form.published.version > opened.version;
  const isRenamed = form?.published !== undefined && form.title !== response.formTitle;
  useEffect(() => {
    if (!isOutdated && !isRenamed) return;
    let isOver = false;
    const refresh = async () => {
      await draft.autosave?.flush();
      const row = await commands.refresh(draft.row.id);
      const isElsewhere = row.submitted || row.deleted || row.takenOver !== draft.row.takenOver;
      if (isOver || !isOutdated || isElsewhere) return;
      draft.row = row;
      newer.current(row);
    };
    // A disk that is full keeps the older version on screen; the answers of it can still be sent.
    refresh().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [commands, draft, isOutdated, isRenamed]);
}
