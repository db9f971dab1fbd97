import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { Clock16Regular } from '@fluentui/react-icons';
import type { RetentionPeriod } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { retentionMessages } from './retention.messages.ts';

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

/** Note above a form that says after which time responses are deleted. */
export function RetentionNote({ period: { unit, count } }: { readonly period: RetentionPeriod }) {
  const messages = useMessages(retentionMessages);
  const styles = useStyles();
  return (
    <Caption1 as="p" block className={styles.note}>
      <Clock16Regular className={styles.icon} />
      {messages[unit]({ count })}
    </Caption1>
  );
}
