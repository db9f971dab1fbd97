import { Button, Dialog, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow, StoredResponse } from '@tideform/sync';
import { useComparisonStyles } from '../../../ui/layout/comparison.styles.ts';
import { useSideBySideStyles } from '../../../ui/layout/side-by-side.styles.ts';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { AnswerComparison } from './AnswerComparison.tsx';
import { historyMessages } from './history.messages.ts';

/** Dialog that compares another user's newer submission with the user's own edit, to continue with one of them. */
export function OutdatedEditDialog(props: {
  readonly theirs: StoredResponse;
  readonly mine: ResponseRow;
  readonly onKeep: () => Promise<void>;
  readonly onDiscard: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { theirs, mine, onKeep, onDiscard, onClose } = props;
  const messages = useMessages(historyMessages).meanwhile;
  const ui = useMessages(uiMessages);
  const styles = useSideBySideStyles();
  const compared = useComparisonStyles();
  const { isBusy, error, attempt } = useAttempt();
  const decide = (action: () => Promise<void>) => () =>
    attempt(async () => {
      await action();
      onClose();
    });
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <div className={styles.single}>
          <header className={styles.head}>
            <DialogTitle action={null}>{messages.title}</DialogTitle>
            <span className={styles.formTitle} />
            <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={ui.close} onClick={onClose} />
          </header>
          <section className={compared.pane} aria-label={messages.compare}>
            <AnswerComparison
              older={{ id: `theirs ${theirs.timestamp}`, name: messages.theirs, response: theirs }}
              newer={{ id: `mine ${mine.revision}`, name: messages.mine, response: mine }}
              creatorId={mine.createdBy.id}
            />
          </section>
          <footer className={styles.foot}>
            <span className={styles.hint}>{error ?? messages.hint}</span>
            <Button disabledFocusable={isBusy} onClick={decide(onDiscard)}>
              {messages.takeTheirs}
            </Button>
            <Button appearance="primary" disabledFocusable={isBusy} onClick={decide(onKeep)}>
              {messages.keepMine}
            </Button>
          </footer>
        </div>
      </DialogSurface>
    </Dialog>
  );
}
