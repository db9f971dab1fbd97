import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { useState } from 'react';
import { useResponseCommands } from '../../../data/responses/useResponse.ts';
import { isOutdatedEdit } from '../../../data/submissions/useSubmissionReader.ts';
import { useOnline } from '../../../ui/browser/useOnline.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { useRemoteSubmission } from '../useRemoteSubmission.ts';
import { historyMessages } from './history.messages.ts';

const OutdatedEditDialog = onDemand(async () => (await import('./OutdatedEditDialog.tsx')).OutdatedEditDialog);

/**
 * Warns the editor of a submission that another user has submitted other answers meanwhile, with a comparison to
 * decide.
 */
export function OutdatedEditBanner(props: {
  /** The edit of the submission. */
  readonly response: ResponseRow;
  /** Saves the answers on the screen before they're compared. */
  readonly onCompare: () => Promise<void>;
  readonly onDiscard: () => Promise<void>;
}) {
  const { response, onCompare, onDiscard } = props;
  const messages = useMessages(historyMessages).meanwhile;
  const styles = useRespondStyles();
  const commands = useResponseCommands();
  const [remote] = useRemoteSubmission(response.teamId, response.id, useOnline());
  const [isOpen, setOpen] = useState(false);
  if (remote.state !== 'ready' || !isOutdatedEdit(response, remote.response)) return null;
  const theirs = remote.response;
  return (
    <div role="alert" className={styles.problem}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{messages.text}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={() => void onCompare().finally(() => setOpen(true))}>{messages.compare}</Button>
        </MessageBarActions>
      </MessageBar>
      {isOpen && (
        <OutdatedEditDialog
          theirs={theirs}
          mine={response}
          onKeep={async () => void (await commands.rebaseEdit(theirs))}
          onDiscard={onDiscard}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
