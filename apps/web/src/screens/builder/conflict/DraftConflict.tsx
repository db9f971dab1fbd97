import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useShowUndoToast } from '../../../ui/toasts/useShowUndoToast.ts';
import { useMessageBarStyles } from '../message-bar.styles.ts';
import type { Draft } from '../useDraft.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { conflictMessages } from './conflict.messages.ts';

/** Message bar about a conflicting change by another editor. Nothing is lost until the user chooses a draft. */
export function DraftConflict({ form, draft }: { readonly form: FormRow; readonly draft: Draft }) {
  const messages = useMessages(conflictMessages);
  const styles = useMessageBarStyles();
  const offerUndo = useShowUndoToast();
  const [isOpen, setOpen] = useState(false);
  const { draftConflict: conflict } = form;
  if (!conflict) return null;
  const { by } = conflict;
  const close = () => setOpen(false);
  const handleResolved = (hasTakenTheirs: boolean) => {
    close();
    if (hasTakenTheirs) offerUndo(by ? messages.took({ name: by }) : messages.tookNameless, messages.undo, draft.undo);
  };
  return (
    <>
      <MessageBar intent="warning" className={styles.bar}>
        <MessageBarBody>{by ? messages.told({ name: by }) : messages.toldNameless}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={() => setOpen(true)}>{messages.compare}</Button>
        </MessageBarActions>
      </MessageBar>
      {isOpen && <ConflictDialog {...{ form, draft, conflict }} onResolved={handleResolved} onClose={close} />}
    </>
  );
}
