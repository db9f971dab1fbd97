import { Button, Spinner } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular } from '@fluentui/react-icons';
import type { FormRun } from '../../../form/useFormRun.ts';
import { Mirrored } from '../../../ui/Mirrored.tsx';
import { useRespondStyles } from '../respond.styles.ts';
import { words } from '../respond.words.ts';
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
  const styles = useRespondStyles();
  const submitLabel = useSubmitLabel(run.session);
  return (
    <div className={styles.bar}>
      <SavedState state={saved} />
      {run.pageIndex > 0 && (
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
      {!run.isLastPage && (
        <Button
          className={styles.action}
          appearance="primary"
          icon={
            <Mirrored>
              <ArrowRightRegular />
            </Mirrored>
          }
          iconPosition="after"
          onClick={run.next}
        >
          {words.next}
        </Button>
      )}
      {run.isLastPage && submitLabel && (
        <Button
          className={styles.action}
          appearance="primary"
          disabledFocusable={isSubmitting}
          {...(isSubmitting && { icon: <Spinner size="tiny" /> })}
          onClick={run.submit}
        >
          {isSubmitting ? words.submitting : submitLabel}
        </Button>
      )}
    </div>
  );
}
