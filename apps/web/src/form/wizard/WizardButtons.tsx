import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { FORM_WORDS } from '../form-words.ts';
import type { FormRun } from '../useFormRun.ts';

const useStyles = makeStyles({ root: { display: 'flex', justifyContent: 'end', gap: tokens.spacingHorizontalS } });

/** Previous, Next and Submit of a wizard on a screen without a bar of its own. */
export function WizardButtons({ run, readOnly }: { readonly run: FormRun; readonly readOnly: boolean }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {run.pageIndex > 0 && <Button onClick={run.previous}>{FORM_WORDS.previous}</Button>}
      {!run.isLastPage && (
        <Button appearance="primary" onClick={run.next}>
          {FORM_WORDS.next}
        </Button>
      )}
      {run.isLastPage && !readOnly && (
        <Button appearance="primary" onClick={run.submit}>
          {FORM_WORDS.submit}
        </Button>
      )}
    </div>
  );
}
