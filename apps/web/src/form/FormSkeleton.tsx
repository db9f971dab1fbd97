import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { formMessages } from './form.messages.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  field: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  label: {
    width: '30%',
    height: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
  control: {
    height: '32px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    '@media (forced-colors: active)': { border: `${tokens.strokeWidthThin} solid` },
  },
});

/** Skeleton that is shown while a form's code determines for the first time which fields are visible. */
export function FormSkeleton() {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  return (
    <div role="progressbar" aria-label={messages.loading} className={styles.root}>
      {[1, 2, 3].map((field) => (
        <div key={field} className={styles.field}>
          <div className={styles.label} />
          <div className={styles.control} />
        </div>
      ))}
    </div>
  );
}
