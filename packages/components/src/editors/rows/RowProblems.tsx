import { IssueList } from '../../kit/IssueList.tsx';

interface RowProblemsProps {
  readonly id: string;
  /** Rules with blanks between, from `rulesOfRow`. */
  readonly broken: string;
}

/** What is wrong with one row, at the row. */
export function RowProblems({ id, broken }: RowProblemsProps) {
  if (broken === '') return null;
  return <IssueList id={id} label="" issues={broken.split(' ').map((rule) => ({ rule }))} />;
}
