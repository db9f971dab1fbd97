import { Link, MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components';
import { isolateText } from '@tideform/components/kit/messages/isolate.ts';
import { kitMessages } from '@tideform/components/kit/messages/kit.messages.ts';
import { useFormatError } from '@tideform/components/kit/messages/useFormatError.tsx';
import { getErrorLabel, getFieldLabel } from '@tideform/components/kit/read/label.ts';
import type { Session, ValidationError } from '@tideform/engine';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { formMessages } from './form.messages.ts';

const useStyles = makeStyles({
  root: { alignItems: 'start', borderRadius: tokens.borderRadiusLarge, paddingBlock: tokens.spacingVerticalMNudge },
  links: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
    // Links are at least 24 px high (WCAG 2.5.8), and higher for touch.
    '& a': { display: 'inline-block', paddingBlock: tokens.spacingVerticalXS },
    '@media (pointer: coarse)': { '& a': { paddingBlock: tokens.spacingVerticalM } },
  },
});

interface ErrorSummaryProps {
  readonly session: Session;
  readonly issues: readonly ValidationError[];
  readonly onNavigate: (issue: ValidationError) => void;
  readonly getHref: (issue: ValidationError) => string;
}

/** Summary of validation errors with a link to each field. It gets the focus when it appears. */
export function ErrorSummary({ session, issues, onNavigate: onFollow, getHref: addressOf }: ErrorSummaryProps) {
  const messages = useMessages(formMessages);
  const formatLink = useFormatLink(session);
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed submit creates new issues and focuses the summary again
  useEffect(() => root.current?.focus(), [issues]);
  const firstErrors = useMemo(() => filterFirstPerField(issues), [issues]);
  // Links to deleted rows must disappear. Other fields can't be deleted, so only fields in rows are checked on each
  // keystroke.
  const inRows = useMemo(() => firstErrors.filter(({ path }) => path.includes('[')), [firstErrors]);
  const isVisible = ({ nodeId }: ValidationError) => session.state(nodeId).visible;
  useSyncExternalStore(session.subscribeData, () => inRows.filter(isVisible).length);
  const links = firstErrors.filter(isVisible);
  if (links.length === 0) return null;
  return (
    <MessageBar ref={root} tabIndex={-1} intent="error" layout="multiline" className={styles.root}>
      <MessageBarBody>
        <MessageBarTitle>{messages.needsAttention({ count: links.length })}</MessageBarTitle>
        <ul className={styles.links}>
          {links.map((issue) => (
            <li key={issue.nodeId}>
              <Link
                inline
                href={addressOf(issue)}
                onClick={(event) => {
                  event.preventDefault();
                  onFollow(issue);
                }}
              >
                {formatLink(issue)}
              </Link>
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

/** Keeps the first error of each field. */
function filterFirstPerField(issues: readonly ValidationError[]): readonly ValidationError[] {
  return [...new Map(issues.toReversed().map((issue) => [issue.nodeId, issue])).values()].toReversed();
}

/**
 * Returns a function that formats an error as a link text. The app's messages name the field; authors' messages may
 * not.
 */
function useFormatLink(session: Session): (issue: ValidationError) => string {
  const { inRow, inRowOf } = useMessages(kitMessages);
  const formatError = useFormatError();
  const locale = useLocale();
  return (issue) => {
    // In nested grids, each row number includes the name of its grid.
    const rowIndexes = [...issue.path.matchAll(/\[(\d+)\]/g)];
    const rows = rowIndexes.map(({ 1: index, index: end }) => {
      const number = Number(index) + 1;
      const grid = rowIndexes.length > 1 && session.nodeAt(issue.path.slice(0, end));
      return grid ? inRowOf({ number, grid: getFieldLabel(grid.definition) }) : inRow({ number });
    });
    const name = getErrorLabel(session.node(issue.nodeId).definition);
    const label = rows.length > 0 ? `${isolateText(name, locale)}${rows.join('')}` : name;
    const message = formatError(issue, label);
    return message.includes(label) ? message : `${label}: ${message}`;
  };
}
