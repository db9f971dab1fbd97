import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ErrorCircle12Filled } from '@fluentui/react-icons';
import type { BrokenRule } from '@tideform/engine';
import { issuesId } from './control-attributes.ts';
import { useSayIssue } from './messages/useSayIssue.tsx';

const useList = makeResetStyles({ display: 'flex', flexDirection: 'column', marginTop: tokens.spacingVerticalXXS });

const useIssue = makeResetStyles({
  ...typographyStyles.caption1,
  display: 'flex',
  gap: tokens.spacingHorizontalXS,
  color: tokens.colorPaletteRedForeground1,
  '> svg': { flexShrink: 0, marginTop: tokens.spacingVerticalXXS },
});

/** Finds the broken rules that are shown in a part of the page. */
export const ISSUES_SELECTOR = '[data-issues]';

interface IssueListProps {
  readonly id: string;
  readonly label: string;
  readonly issues: readonly BrokenRule[];
}

/** The rules that an answer breaks, with an icon and in words. An author's message for all of them is said once. */
export function IssueList({ id, label, issues }: IssueListProps) {
  const say = useSayIssue();
  return <IssueLines id={issuesId(id)} sentences={issues.map((issue) => say(issue, label))} />;
}

/** What is wrong, each sentence once. */
export function IssueLines({ id, sentences }: { readonly id: string; readonly sentences: readonly string[] }) {
  const list = useList();
  const line = useIssue();
  return (
    <div id={id} data-issues className={list}>
      {[...new Set(sentences)].map((sentence) => (
        <span key={sentence} className={line}>
          <ErrorCircle12Filled aria-hidden />
          {sentence}
        </span>
      ))}
    </div>
  );
}
