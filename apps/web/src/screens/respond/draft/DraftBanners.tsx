import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { type ReactNode, useState } from 'react';
import { useResponseCommands } from '../../../data/responses/useResponse.ts';
import { Link } from '../../../ui/routing/Link.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';

/** Notices about changes of a draft that the user didn't make here: a new form version, another device, a conflict. */
export function DraftBanners(props: {
  readonly response: ResponseRow;
  /** Version of the form on the screen; the stored row may lag behind. */
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
        <Banner
          text={conflict.isSubmit ? messages.conflict.outrun : messages.conflict[conflict.kind]}
          onDismiss={() => void commands.dismissConflict(response.id)}
        >
          {conflict.isSubmit && (
            <Link to={`/teams/${response.teamId}/forms/${response.formId}/response/${conflict.of}`}>
              {messages.conflict.openSubmission}
            </Link>
          )}
        </Banner>
      )}
      {reason === 'newVersion' && seen !== version && (
        <Banner text={messages.newVersion({ version })} onDismiss={() => setSeen(version)} />
      )}
      {reason === 'otherDevice' && seen !== response.takenOver && (
        <Banner text={messages.otherDevice} onDismiss={() => setSeen(response.takenOver)} />
      )}
    </>
  );
}

function Banner(props: { readonly text: string; readonly onDismiss: () => void; readonly children?: ReactNode }) {
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
