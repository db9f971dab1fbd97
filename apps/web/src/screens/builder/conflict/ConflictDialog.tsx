import { Button } from '@fluentui/react-components';
import type { DraftChoice, DraftContent, FormRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';
import type { Draft } from '../useDraft.ts';
import { Compared } from '../versions/Comparison.tsx';
import { useConflictStyles } from './conflict.styles.ts';
import { conflictWords } from './conflict.words.ts';

/** Two drafts side by side; one goes on, and the other stays where it can be found. */
export function ConflictDialog(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly conflict: NonNullable<FormRow['draftConflict']>;
  /** `took`: theirs has taken the place of the draft here. */
  readonly onSettled: (took: boolean) => void;
  readonly onClose: () => void;
}) {
  const words = useWords(conflictWords);
  const styles = useConflictStyles();
  const { form, draft, conflict, onSettled, onClose } = props;
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
    return { name: words.mine, content };
  }, [schema, titleTemplate, pdfOptions, customCss, emailTemplate, words]);
  const other = useMemo(
    () => ({ name: by ? words.theirs({ name: by }) : words.theirsNameless, content: theirs }),
    [by, theirs, words],
  );
  const choose = (choice: DraftChoice) =>
    attempt(async () => {
      await draft.settle(choice);
      onSettled(choice === 'theirs');
    });
  return (
    <DialogFrame
      title={words.title}
      surfaceClass={styles.surface}
      contentClass={styles.content}
      error={error}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button disabledFocusable={isBusy} onClick={() => choose('theirs')}>
            {words.useTheirs}
          </Button>
          <Button appearance="primary" disabledFocusable={isBusy} onClick={() => choose('mine')}>
            {words.useMine}
          </Button>
        </>
      }
    >
      <Compared older={other} newer={mine} />
      <span className={styles.quiet}>{words.kept}</span>
    </DialogFrame>
  );
}
