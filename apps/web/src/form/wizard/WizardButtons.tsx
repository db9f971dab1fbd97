import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { formWords } from '../form.words.ts';
import type { FormRun } from '../useFormRun.ts';
import { useHeld } from '../useHeld.ts';
import { CancelButton } from './CancelButton.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: tokens.spacingHorizontalS },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
});

/** Previous, Next and Submit of a wizard on a screen without a bar of its own. */
export function WizardButtons({ run }: { readonly run: FormRun }) {
  const words = useWords(formWords);
  const styles = useStyles();
  const held = useHeld(run);
  const { buttons, waiting } = run;
  return (
    <div className={styles.root}>
      <CancelButton run={run} className={styles.button} />
      {buttons.previous && (
        <Button className={styles.button} onClick={run.previous}>
          {words.previous}
        </Button>
      )}
      {buttons.next && (
        <Button className={styles.button} appearance="primary" disabledFocusable={!!waiting} onClick={run.next}>
          {waiting ? words.checking : words.next}
        </Button>
      )}
      {buttons.submit && (
        <Button
          className={styles.button}
          appearance="primary"
          disabledFocusable={!!held || !!waiting}
          title={held}
          onClick={run.submit}
        >
          {waiting ? words.checking : words.submit}
        </Button>
      )}
    </div>
  );
}
