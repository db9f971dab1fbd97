import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { DraftConflictChoice, DraftContent, FormRow } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { useShowUndoToast } from '../../../ui/toasts/useShowToast.ts';
import { useMessageBarStyles } from '../builder.styles.ts';
import type { Draft } from '../useDraft.ts';
import { SideComparison } from '../versions/VersionComparison.tsx';
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

/**
 * Dialog that compares two conflicting drafts and lets the user choose one. The rejected draft stays in the library as
 * an earlier version of `form.draft.json`.
 */
function ConflictDialog(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly conflict: NonNullable<FormRow['draftConflict']>;
  /** @param hasTakenTheirs true when the other editor's draft replaced the local one */
  readonly onResolved: (hasTakenTheirs: boolean) => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(conflictMessages);
  const styles = useConflictStyles();
  const { form, draft, conflict, onResolved, onClose } = props;
  const { isBusy, error, attempt } = useAttempt();
  const { theirs, by } = conflict;
  const { schema, titleTemplate, pdfOptions, customCss } = draft;
  const emailTemplate = form.draft?.emailTemplate;
  const mine = useMemo(() => {
    const content: DraftContent = {
      schema,
      ...(titleTemplate.trim() !== '' && { responsesTitleTemplate: titleTemplate }),
      ...(pdfOptions && { pdfOptions }),
      ...(customCss !== undefined && { customCss }),
      ...(emailTemplate !== undefined && { emailTemplate }),
    };
    return { name: messages.mine, content };
  }, [schema, titleTemplate, pdfOptions, customCss, emailTemplate, messages]);
  const other = useMemo(
    () => ({ name: by ? messages.theirs({ name: by }) : messages.theirsNameless, content: theirs }),
    [by, theirs, messages],
  );
  const choose = (choice: DraftConflictChoice) =>
    attempt(async () => {
      await draft.resolveConflict(choice);
      onResolved(choice === 'theirs');
    });
  return (
    <DialogFrame
      title={messages.title}
      surfaceClass={styles.surface}
      contentClass={styles.content}
      error={error}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <Button disabledFocusable={isBusy} onClick={() => choose('theirs')}>
            {messages.useTheirs}
          </Button>
          <Button appearance="primary" disabledFocusable={isBusy} onClick={() => choose('mine')}>
            {messages.useMine}
          </Button>
        </>
      }
    >
      <SideComparison older={other} newer={mine} />
      <span className={styles.quiet}>{messages.kept}</span>
    </DialogFrame>
  );
}

const useConflictStyles = makeStyles({
  surface: { maxWidth: '1000px', width: 'calc(100vw - 32px)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});
