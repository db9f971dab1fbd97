import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useFormatError } from '@tideform/components/kit/messages/useFormatError.tsx';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { formatDifference } from './format-difference.ts';
import { ownTestsMessages } from './own-tests.messages.ts';
import type { TestDifference } from './run-form-test.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  label: { ...typographyStyles.body1Strong, display: 'block', overflowWrap: 'anywhere' },
  text: { ...typographyStyles.body1, display: 'block', overflowWrap: 'anywhere' },
  quiet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

interface DifferenceListProps {
  readonly differences: readonly TestDifference[];
  /** Maximum number of listed differences. */
  readonly maxCount: number;
}

/**
 * Lists where a form's result differs from the expected result of a form test: field, expected value and actual value.
 */
export function DifferenceList({ differences, maxCount: most }: DifferenceListProps) {
  const messages = useMessages(ownTestsMessages);
  const styles = useStyles();
  const sayIssue = useFormatError();
  const { locale } = useLocale();
  const hiddenCount = differences.length - most;
  return (
    <ul className={styles.list}>
      {differences.slice(0, most).map((one) => {
        const { label, expected, found } = formatDifference(one, { messages, formatError: sayIssue, locale });
        return (
          <li key={`${one.name} ${one.what}`}>
            <strong className={styles.label}>{label}</strong>
            <span className={styles.text}>{messages.expected({ what: expected })}</span>
            <span className={styles.text}>{messages.found({ what: found })}</span>
          </li>
        );
      })}
      {hiddenCount > 0 && <li className={styles.quiet}>{messages.more({ count: hiddenCount })}</li>}
    </ul>
  );
}
