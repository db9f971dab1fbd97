import { makeStyles, tokens } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { formWords } from './form.words.ts';

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

/** The shape of a form while its code says for the first time what is shown. */
export function FormBones() {
  const words = useWords(formWords);
  const styles = useStyles();
  return (
    <div role="progressbar" aria-label={words.loading} className={styles.root}>
      {[1, 2, 3].map((field) => (
        <div key={field} className={styles.field}>
          <div className={styles.label} />
          <div className={styles.control} />
        </div>
      ))}
    </div>
  );
}
