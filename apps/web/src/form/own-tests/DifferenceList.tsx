import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useSayIssue } from '@tideform/components/kit/messages/useSayIssue.tsx';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { ownTestsMessages } from './own-tests.messages.ts';
import type { ToldDifference } from './run-form-test.ts';
import { wordDifference } from './word-difference.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  label: { ...typographyStyles.body1Strong, display: 'block', overflowWrap: 'anywhere' },
  text: { ...typographyStyles.body1, display: 'block', overflowWrap: 'anywhere' },
  quiet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

interface DifferenceListProps {
  readonly differences: readonly ToldDifference[];
  /** As many as are told. */
  readonly most: number;
}

/** What is not as a test expects: which field, what was expected, what was found. */
export function DifferenceList({ differences, most }: DifferenceListProps) {
  const messages = useMessages(ownTestsMessages);
  const styles = useStyles();
  const sayIssue = useSayIssue();
  const { locale } = useSpeech();
  const left = differences.length - most;
  return (
    <ul className={styles.list}>
      {differences.slice(0, most).map((one) => {
        const { label, expected, found } = wordDifference(one, { messages, sayIssue, locale });
        return (
          <li key={`${one.name} ${one.what}`}>
            <strong className={styles.label}>{label}</strong>
            <span className={styles.text}>{messages.expected({ what: expected })}</span>
            <span className={styles.text}>{messages.found({ what: found })}</span>
          </li>
        );
      })}
      {left > 0 && <li className={styles.quiet}>{messages.more({ count: left })}</li>}
    </ul>
  );
}
