import { Link, MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components';
import { isolate } from '@tideform/components/kit/messages/isolate.ts';
import { kitMessages } from '@tideform/components/kit/messages/kit.messages.ts';
import { useSayIssue } from '@tideform/components/kit/messages/useSayIssue.tsx';
import { fieldLabel, messageLabel } from '@tideform/components/kit/read/label.ts';
import type { Issue, Session } from '@tideform/engine';
import { useMessages, useSpeech } from '@tideform/i18n/react';
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
    // A target is 24 px high at least (WCAG 2.5.8); a finger wants more.
    '& a': { display: 'inline-block', paddingBlock: tokens.spacingVerticalXS },
    '@media (pointer: coarse)': { '& a': { paddingBlock: tokens.spacingVerticalM } },
  },
});

interface ErrorSummaryProps {
  readonly session: Session;
  readonly issues: readonly Issue[];
  readonly onFollow: (issue: Issue) => void;
  readonly addressOf: (issue: Issue) => string;
}

/** What has to be put right, one link for each field. Takes the focus when it comes up. */
export function ErrorSummary({ session, issues, onFollow, addressOf }: ErrorSummaryProps) {
  const messages = useMessages(formMessages);
  const wordLink = useLinkWords(session);
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed submit brings new issues and takes the focus again
  useEffect(() => root.current?.focus(), [issues]);
  const firsts = useMemo(() => firstOfEach(issues), [issues]);
  // A row that was deleted since takes its links along. Other fields stay, so a keystroke asks about rows alone.
  const inRows = useMemo(() => firsts.filter(({ path }) => path.includes('[')), [firsts]);
  const isThere = ({ nodeId }: Issue) => session.state(nodeId).visible;
  useSyncExternalStore(session.subscribeData, () => inRows.filter(isThere).length);
  const links = firsts.filter(isThere);
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
                {wordLink(issue)}
              </Link>
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

/** One link for a field, however many rules its answer breaks. */
function firstOfEach(issues: readonly Issue[]): readonly Issue[] {
  return [...new Map(issues.toReversed().map((issue) => [issue.nodeId, issue])).values()].toReversed();
}

/** Our own words name the field; an author's message may not. */
function useLinkWords(session: Session): (issue: Issue) => string {
  const { inRow, inRowOf } = useMessages(kitMessages);
  const say = useSayIssue();
  const speech = useSpeech();
  return (issue) => {
    // Of rows in rows each says whose it is.
    const places = [...issue.path.matchAll(/\[(\d+)\]/g)];
    const rows = places.map(({ 1: index, index: end }) => {
      const number = Number(index) + 1;
      const grid = places.length > 1 && session.nodeAt(issue.path.slice(0, end));
      return grid ? inRowOf({ number, grid: fieldLabel(grid.definition) }) : inRow({ number });
    });
    const name = messageLabel(session.node(issue.nodeId).definition);
    const label = rows.length > 0 ? `${isolate(name, speech)}${rows.join('')}` : name;
    const words = say(issue, label);
    return words.includes(label) ? words : `${label}: ${words}`;
  };
}
