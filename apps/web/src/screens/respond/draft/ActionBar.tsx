import { Button, Spinner } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import type { FormRun } from '../../../form/useFormRun.ts';
import { useHeld } from '../../../form/useHeld.ts';
import { CancelButton } from '../../../form/wizard/CancelButton.tsx';
import { Mirrored } from '../../../ui/Mirrored.tsx';
import { useRespondStyles } from '../respond.styles.ts';
import { respondWords } from '../respond.words.ts';
import { SavedState, type SaveState } from './SavedState.tsx';
import { useSubmitLabel } from './useSubmitLabel.ts';

/** Whether the answers are safe, and the way on: always in sight. */
export function ActionBar({
  run,
  saved,
  isSubmitting,
}: {
  readonly run: FormRun;
  readonly saved: SaveState;
  readonly isSubmitting: boolean;
}) {
  const words = useWords(respondWords);
  const styles = useRespondStyles();
  const submitLabel = useSubmitLabel(run.session);
  const held = useHeld(run);
  const { buttons, waiting } = run;
  return (
    <div className={styles.bar}>
      <SavedState state={saved} />
      <CancelButton run={run} className={styles.action} />
      {buttons.previous && (
        <Button
          className={styles.action}
          icon={
            <Mirrored>
              <ArrowLeftRegular />
            </Mirrored>
          }
          onClick={run.previous}
        >
          {words.previous}
        </Button>
      )}
      {buttons.next && (
        <Button
          className={styles.action}
          appearance="primary"
          disabledFocusable={waiting !== undefined}
          icon={
            waiting ? (
              <Spinner size="tiny" />
            ) : (
              <Mirrored>
                <ArrowRightRegular />
              </Mirrored>
            )
          }
          iconPosition="after"
          onClick={run.next}
        >
          {waiting ? words.checking : words.next}
        </Button>
      )}
      {buttons.submit && submitLabel && (
        <Button
          className={styles.action}
          appearance="primary"
          disabledFocusable={isSubmitting || held !== undefined || waiting !== undefined}
          title={held}
          {...((isSubmitting || waiting) && { icon: <Spinner size="tiny" /> })}
          onClick={run.submit}
        >
          {isSubmitting ? words.submitting : waiting ? words.checking : <bdi>{submitLabel}</bdi>}
        </Button>
      )}
    </div>
  );
}
