import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { formMessages } from '../form.messages.ts';
import type { FormRun } from '../useFormRun.ts';
import { useHeld } from '../useHeld.ts';
import { CancelButton } from './CancelButton.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: tokens.spacingHorizontalS },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
});

/** Previous, Next and Submit of a wizard on a screen without a bar of its own. */
export function WizardButtons({ run }: { readonly run: FormRun }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const held = useHeld(run);
  const { buttons, waiting } = run;
  return (
    <div className={styles.root}>
      <CancelButton run={run} className={styles.button} />
      {buttons.previous && (
        <Button className={styles.button} onClick={run.previous}>
          {messages.previous}
        </Button>
      )}
      {buttons.next && (
        <Button className={styles.button} appearance="primary" disabledFocusable={!!waiting} onClick={run.next}>
          {waiting ? messages.checking : messages.next}
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
          {waiting ? messages.checking : messages.submit}
        </Button>
      )}
    </div>
  );
}
