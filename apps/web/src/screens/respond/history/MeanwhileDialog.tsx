import { Button, Dialog, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import type { ResponseRow, StoredResponse } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useComparisonStyles } from '../../../ui/side-by-side/comparison.styles.ts';
import { useSideBySideStyles } from '../../../ui/side-by-side/side-by-side.styles.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { AnswersCompared } from './AnswersCompared.tsx';
import { historyWords } from './history.words.ts';

/** What somebody else has submitted beside one's own edit; which of both goes on. */
export function MeanwhileDialog(props: {
  readonly theirs: StoredResponse;
  readonly mine: ResponseRow;
  readonly onKeep: () => Promise<void>;
  readonly onDiscard: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { theirs, mine, onKeep, onDiscard, onClose } = props;
  const words = useWords(historyWords).meanwhile;
  const ui = useWords(uiWords);
  const styles = useSideBySideStyles();
  const compared = useComparisonStyles();
  const { isBusy, error, attempt } = useAttempt();
  const decide = (how: () => Promise<void>) => () =>
    attempt(async () => {
      await how();
      onClose();
    });
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <div className={styles.single}>
          <header className={styles.head}>
            <DialogTitle action={null}>{words.title}</DialogTitle>
            <span className={styles.formTitle} />
            <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={ui.close} onClick={onClose} />
          </header>
          <section className={compared.pane} aria-label={words.compare}>
            <AnswersCompared
              older={{ id: `theirs ${theirs.timestamp}`, name: words.theirs, response: theirs }}
              newer={{ id: `mine ${mine.revision}`, name: words.mine, response: mine }}
              creatorId={mine.createdBy.id}
            />
          </section>
          <footer className={styles.foot}>
            <span className={styles.hint}>{error ?? words.hint}</span>
            <Button disabledFocusable={isBusy} onClick={decide(onDiscard)}>
              {words.takeTheirs}
            </Button>
            <Button appearance="primary" disabledFocusable={isBusy} onClick={decide(onKeep)}>
              {words.keepMine}
            </Button>
          </footer>
        </div>
      </DialogSurface>
    </Dialog>
  );
}
