import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useNavigate, useParams } from 'react-router';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatPageError } from '../../failures/format-failure.ts';
import { SpreadsheetDrawing } from '../../ui/drawings/SpreadsheetDrawing.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { noRowsMessages } from './no-rows.messages.ts';
import { submissionsMessages } from './submissions.messages.ts';

/** Empty state of the submissions table, also shown when loading has failed (`failure`). */
export function NoRows(props: {
  /** Extends the range to all time; absent if the range already is all time. */
  readonly onAllTime?: (() => void) | undefined;
  readonly failure?: { readonly cause: unknown; readonly isOnline: boolean; readonly onRetry: () => void };
}) {
  const messages = useMessages(noRowsMessages);
  const failures = useMessages(failureMessages);
  const { tryAgain } = useMessages(uiMessages);
  const { addResponse } = useMessages(submissionsMessages);
  const { teamId, formId } = useParams();
  const navigate = useNavigate();
  const { failure } = props;
  if (!failure) {
    const add = () => navigate(`/teams/${teamId}/forms/${formId}/response`);
    return (
      <EmptyState
        art={SpreadsheetDrawing}
        title={messages.empty.title}
        text={messages.empty.text}
        action={
          <>
            {props.onAllTime && <Button onClick={props.onAllTime}>{messages.empty.allTime}</Button>}
            <Button onClick={add}>{addResponse}</Button>
          </>
        }
      />
    );
  }
  const { title, text } = failure.isOnline ? formatPageError(failure.cause, failures) : messages.offline;
  return <EmptyState title={title} text={text} action={<Button onClick={failure.onRetry}>{tryAgain}</Button>} />;
}
