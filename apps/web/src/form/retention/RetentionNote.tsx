import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { Clock16Regular } from '@fluentui/react-icons';
import type { RetentionPeriod } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { retentionWords } from './retention.words.ts';

const useStyles = makeStyles({
  note: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    margin: `0 0 ${tokens.spacingVerticalM}`,
    color: tokens.colorNeutralForeground3,
  },
  icon: { flexShrink: 0 },
});

/** Above a form: after how long what is sent is deleted. */
export function RetentionNote({ period: { unit, count } }: { readonly period: RetentionPeriod }) {
  const words = useWords(retentionWords);
  const styles = useStyles();
  return (
    <Caption1 as="p" block className={styles.note}>
      <Clock16Regular className={styles.icon} />
      {words[unit]({ count })}
    </Caption1>
  );
}
