import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useNavigate, useParams } from 'react-router';
import { failureWords } from '../../failures/failure.words.ts';
import { oops } from '../../failures/oops.ts';
import { Spreadsheet } from '../../ui/drawings/Spreadsheet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { noRowsWords } from './no-rows.words.ts';
import { submissionsWords } from './submissions.words.ts';

/** Stands in for the rows: there are none, or they could not be read. */
export function NoRows(props: {
  /** Absent: the range is already all time. */
  readonly onAllTime?: (() => void) | undefined;
  readonly failure?: { readonly cause: unknown; readonly isOnline: boolean; readonly onRetry: () => void };
}) {
  const words = useWords(noRowsWords);
  const failures = useWords(failureWords);
  const { tryAgainThere } = useWords(uiWords);
  const { addResponse } = useWords(submissionsWords);
  const { teamId, formId } = useParams();
  const navigate = useNavigate();
  const { failure } = props;
  if (!failure) {
    const add = () => navigate(`/teams/${teamId}/forms/${formId}/response`);
    return (
      <EmptyState
        art={Spreadsheet}
        title={words.empty.title}
        text={words.empty.text}
        action={
          <>
            {props.onAllTime && <Button onClick={props.onAllTime}>{words.empty.allTime}</Button>}
            <Button onClick={add}>{addResponse}</Button>
          </>
        }
      />
    );
  }
  const { title, text } = failure.isOnline ? oops(failure.cause, failures) : words.offline;
  return <EmptyState title={title} text={text} action={<Button onClick={failure.onRetry}>{tryAgainThere}</Button>} />;
}
