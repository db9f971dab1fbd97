import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ErrorCircle12Filled } from '@fluentui/react-icons';
import type { BrokenRule } from '@tideform/engine';
import { issuesId } from './control-attributes.ts';
import { wordIssue } from './words/word-issue.ts';

const useList = makeResetStyles({ display: 'flex', flexDirection: 'column', marginTop: tokens.spacingVerticalXXS });

const useIssue = makeResetStyles({
  ...typographyStyles.caption1,
  display: 'flex',
  gap: tokens.spacingHorizontalXS,
  color: tokens.colorPaletteRedForeground1,
  '> svg': { flexShrink: 0, marginTop: tokens.spacingVerticalXXS },
});

interface IssueListProps {
  readonly id: string;
  readonly label: string;
  readonly issues: readonly BrokenRule[];
}

/** Finds the broken rules that are shown in a part of the page. */
export const ISSUES_SELECTOR = '[data-issues]';

/** The rules that an answer breaks, with an icon and in words. An author's message for all of them is said once. */
export function IssueList({ id, label, issues }: IssueListProps) {
  const list = useList();
  const line = useIssue();
  const words = [...new Set(issues.map((issue) => wordIssue(issue, label)))];
  return (
    <div id={issuesId(id)} data-issues className={list}>
      {words.map((sentence) => (
        <span key={sentence} className={line}>
          <ErrorCircle12Filled aria-hidden />
          {sentence}
        </span>
      ))}
    </div>
  );
}
