import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { Failure, ResponseRow } from '@tideform/sync';
import { useLocation, useNavigate } from 'react-router';
import { useResponseCommands } from '../../../data/responses/useResponse.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatFailure } from '../../../failures/format-failure.ts';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { useResponseView } from '../useResponseView.ts';

/** Explains why a resubmission failed. Its answers can continue as a draft; the submission stays unchanged. */
export function FailedResubmission(props: {
  readonly response: ResponseRow;
  readonly failure: Failure;
  /** Whether the submission in the library is still completely unchanged, so that the resubmission can be withdrawn. */
  readonly mayWithdraw: boolean;
}) {
  const messages = useMessages(respondMessages);
  const failures = useMessages(failureMessages);
  const styles = useRespondStyles();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { preservedQuery } = useResponseView();
  const commands = useResponseCommands();
  const { isBusy, error, attempt } = useAttempt();
  const { response, failure, mayWithdraw } = props;
  const withdraw = () =>
    attempt(async () => {
      const { id, teamId, formId } = await commands.withdrawResubmission(response.id);
      await navigate(`/teams/${teamId}/forms/${formId}/response/${id}${preservedQuery}`, { state, replace: true });
    });
  return (
    <div role="alert" className={styles.banner}>
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          {messages.submitFailed({ why: formatFailure(failure, failures) })} {messages.edit.kept} {error}
        </MessageBarBody>
        {mayWithdraw && (
          <MessageBarActions>
            <Button disabledFocusable={isBusy} onClick={withdraw}>
              {messages.edit.keepAsDraft}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
    </div>
  );
}
