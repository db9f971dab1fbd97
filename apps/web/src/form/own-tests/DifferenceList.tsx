import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { FormatValidationError } from '@tideform/components/kit/messages/format-error.ts';
import { useFormatError } from '@tideform/components/kit/messages/useFormatError.tsx';
import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import { type BrokenRule, type ComponentDefinition, formatAsText, isRecord } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type OwnTestsMessages, ownTestsMessages } from './own-tests.messages.ts';
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

interface DifferenceContext {
  readonly messages: OwnTestsMessages;
  readonly formatError: FormatValidationError;
  readonly locale: string;
}

interface FormattedDifference {
  readonly label: string;
  readonly expected: string;
  readonly found: string;
}

/** Formats a difference as texts: field, expected value and actual value. */
function formatDifference(difference: TestDifference, context: DifferenceContext): FormattedDifference {
  const { what, definition, name } = difference;
  const { messages } = context;
  const label = formatLabel(name, definition, messages);
  if (what === 'gone') return { label, expected: messages.inTheForm, found: messages.gone };
  const formatValue = (of: unknown): string => {
    if (what === 'sight') return of === true ? messages.shown : messages.hidden;
    if (what === 'rows') return messages.rows({ count: Number(of ?? 0) });
    if (what === 'broken') return formatBrokenRules(of as readonly BrokenRule[], label, context);
    return formatAnswer(of, definition, context);
  };
  return { label, expected: formatValue(difference.expected), found: formatValue(difference.found) };
}

/** Formats the label of a field with its row numbers, or the key of a field that was removed. */
function formatLabel(name: string, definition: ComponentDefinition | undefined, messages: OwnTestsMessages): string {
  const label = (definition && getFieldLabel(definition)) || name.replace(/^#/, '');
  const rows = [...name.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index) + 1).join('.');
  return rows === '' || !definition ? label : messages.inRow({ label, rows });
}

function formatBrokenRules(
  broken: readonly BrokenRule[],
  label: string,
  { messages, formatError, locale }: DifferenceContext,
): string {
  if (broken.length === 0) return messages.accepted;
  return formatList(
    broken.map((one) => formatError(one, label)),
    locale,
  );
}

/** Maximum length of answers in characters; longer ones are truncated. */
const maxLength = 120;

function formatAnswer(value: unknown, definition: ComponentDefinition | undefined, context: DifferenceContext): string {
  const { messages, locale } = context;
  const choice = definition && findChoiceLabel(definition, value);
  if (choice !== undefined) return choice;
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return value.toLocaleString(locale, { maximumFractionDigits: 12 });
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return messages.quoted({ text: short });
}

function findChoiceLabel({ values, data }: ComponentDefinition, value: unknown): string | undefined {
  const listed = Array.isArray(values) ? values : isRecord(data) ? data.values : undefined;
  const found = (Array.isArray(listed) ? listed : []).find(
    (one: unknown) => isRecord(one) && value !== '' && formatAsText(one.value) === formatAsText(value),
  );
  return isRecord(found) && typeof found.label === 'string' ? found.label : undefined;
}
