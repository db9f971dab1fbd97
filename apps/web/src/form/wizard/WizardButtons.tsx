import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { formMessages } from '../form.messages.ts';
import type { FormRun } from '../useFormRun.ts';
import { useSubmitBlockReason } from '../useSubmitButton.ts';
import { CancelButton } from './CancelButton.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: tokens.spacingHorizontalS },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
});

/** Previous, Next and Submit buttons of a wizard, for screens without a bar of their own. */
export function WizardButtons({ run }: { readonly run: FormRun }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const blockedReason = useSubmitBlockReason(run);
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
          disabledFocusable={!!blockedReason || !!waiting}
          title={blockedReason}
          onClick={run.submit}
        >
          {waiting ? messages.checking : messages.submit}
        </Button>
      )}
    </div>
  );
}
