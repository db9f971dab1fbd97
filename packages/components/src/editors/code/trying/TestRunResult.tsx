import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { CodeTrialResult } from '@tideform/engine/code-trials';
import { formatList, type MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { tryCodeMessages } from './try-code.messages.ts';

const useStyles = makeStyles({
  told: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  text: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere' },
  title: { ...typographyStyles.caption1Strong, margin: 0 },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    margin: 0,
    maxHeight: '160px',
    overflowY: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  quiet: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});

/**
 * Shows the result of a test run: returned value, effects, console output and duration.
 * @param tried result of the run; `undefined` if the code couldn't run
 */
export function TestRunResult({ tried }: { readonly tried: CodeTrialResult | undefined }) {
  const messages = useMessages(tryCodeMessages);
  const styles = useStyles();
  const { locale } = useLocale();
  if (!tried) return <p className={styles.text}>{messages.unavailable}</p>;
  const { result, resultName, durationMs } = tried;
  const { effects = [], lines = [] } = result;
  const problem = formatTrialProblem(result, messages, locale);
  return (
    <div className={styles.told}>
      {problem !== undefined && <p className={mergeClasses(styles.text, styles.wrong)}>{problem}</p>}
      {result.status === 'value' && resultName !== 'nothing' && (
        <>
          <h3 className={styles.title}>{messages.result}</h3>
          {result.isUnsaid ? (
            <p className={styles.text}>{messages.noResult}</p>
          ) : (
            <pre dir="ltr" className={styles.code}>
              {`${resultName} = ${formatValue(result.value)}`}
            </pre>
          )}
        </>
      )}
      {effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an effect is its position
        <p key={index} className={styles.text}>
          {effect.kind === 'set'
            ? messages.sets({ path: `data.${effect.path.join('.')}`, value: formatValue(effect.value) })
            : messages.emits({ event: effect.event })}
        </p>
      ))}
      {lines.length > 0 && (
        <>
          <h3 className={styles.title}>{messages.console}</h3>
          <ul dir="ltr" className={mergeClasses(styles.list, styles.code)}>
            {lines.map(({ level, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
              <li key={index} className={level === 'error' ? styles.wrong : undefined}>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.quiet}>{messages.took({ ms: Math.max(1, Math.round(durationMs)) })}</p>
    </div>
  );
}

function formatTrialProblem(
  outcome: CodeTrialResult['result'],
  messages: MessagesOf<typeof tryCodeMessages>,
  locale: string,
): string | undefined {
  if (outcome.status === 'stopped') return messages[outcome.reason];
  if (outcome.status === 'value') return undefined;
  const { message, missing = [] } = outcome;
  return missing.length > 0 ? messages.missing({ names: formatList(missing, locale) }) : messages.failed({ message });
}

/** Maximum length of a displayed result value, in characters. */
const maxValueLength = 2000;

/** Formats a value as JSON. */
function formatValue(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'undefined';
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}
