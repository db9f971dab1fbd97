import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { type ReactNode, useState } from 'react';
import { useResponseCommands } from '../../../data/useResponseCommands.ts';
import { Link } from '../../../ui/routing/Link.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';

/** What has happened to a draft behind the person's back. */
export function DraftNotices(props: {
  readonly response: ResponseRow;
  /** Version of the form that is on the screen; the stored row may be a moment behind. */
  readonly version: number;
  readonly reason: 'newVersion' | 'otherDevice' | undefined;
}) {
  const messages = useMessages(respondMessages);
  const { response, version, reason } = props;
  const commands = useResponseCommands();
  const [seen, setSeen] = useState<number | string>();
  const { conflict } = response;
  return (
    <>
      {conflict && (
        <Notice
          text={conflict.isSubmit ? messages.conflict.outrun : messages.conflict[conflict.kind]}
          onDismiss={() => void commands.dismissConflict(response.id)}
        >
          {conflict.isSubmit && (
            <Link to={`/teams/${response.teamId}/forms/${response.formId}/response/${conflict.of}`}>
              {messages.conflict.openSubmission}
            </Link>
          )}
        </Notice>
      )}
      {reason === 'newVersion' && seen !== version && (
        <Notice text={messages.newVersion({ version })} onDismiss={() => setSeen(version)} />
      )}
      {reason === 'otherDevice' && seen !== response.takenOver && (
        <Notice text={messages.otherDevice} onDismiss={() => setSeen(response.takenOver)} />
      )}
    </>
  );
}

function Notice(props: { readonly text: string; readonly onDismiss: () => void; readonly children?: ReactNode }) {
  const { text, onDismiss, children } = props;
  const ui = useMessages(uiMessages);
  const styles = useRespondStyles();
  return (
    <MessageBar intent="info" layout="multiline" className={styles.problem}>
      <MessageBarBody>{text}</MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button appearance="transparent" icon={<DismissRegular />} aria-label={ui.dismiss} onClick={onDismiss} />
        }
      >
        {children}
      </MessageBarActions>
    </MessageBar>
  );
}
