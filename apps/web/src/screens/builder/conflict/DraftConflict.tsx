import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { FormRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useOfferUndo } from '../../../ui/toasts/useOfferUndo.ts';
import { useNoticeStyles } from '../notice.styles.ts';
import type { Draft } from '../useDraft.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { conflictWords } from './conflict.words.ts';

/** Says above the form that somebody else has changed it, too. Nothing is lost while one does not choose. */
export function DraftConflict({ form, draft }: { readonly form: FormRow; readonly draft: Draft }) {
  const words = useWords(conflictWords);
  const styles = useNoticeStyles();
  const offerUndo = useOfferUndo();
  const [isOpen, setOpen] = useState(false);
  const { draftConflict: conflict } = form;
  if (!conflict) return null;
  const { by } = conflict;
  const close = () => setOpen(false);
  const settled = (took: boolean) => {
    close();
    if (took) offerUndo(by ? words.took({ name: by }) : words.tookNameless, words.undo, draft.undo);
  };
  return (
    <>
      <MessageBar intent="warning" className={styles.bar}>
        <MessageBarBody>{by ? words.told({ name: by }) : words.toldNameless}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={() => setOpen(true)}>{words.compare}</Button>
        </MessageBarActions>
      </MessageBar>
      {isOpen && <ConflictDialog {...{ form, draft, conflict }} onSettled={settled} onClose={close} />}
    </>
  );
}
