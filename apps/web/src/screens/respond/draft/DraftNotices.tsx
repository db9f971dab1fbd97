import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ResponseRow } from '@tideform/sync';
import { useState } from 'react';
import { useResponseCommands } from '../../../data/useResponseCommands.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { words } from '../respond.words.ts';

/** What has happened to a draft behind the person's back. */
export function DraftNotices(props: {
  readonly response: ResponseRow;
  readonly reason: 'newVersion' | 'otherDevice' | undefined;
}) {
  const { response, reason } = props;
  const commands = useResponseCommands();
  const [seen, setSeen] = useState<number | string>();
  const { conflict } = response;
  return (
    <>
      {conflict && (
        <Notice text={words.conflict[conflict.kind]} onDismiss={() => void commands.dismissConflict(response.id)} />
      )}
      {reason === 'newVersion' && seen !== response.version && (
        <Notice text={words.newVersion(response.version)} onDismiss={() => setSeen(response.version)} />
      )}
      {reason === 'otherDevice' && seen !== response.takenOver && (
        <Notice text={words.otherDevice} onDismiss={() => setSeen(response.takenOver)} />
      )}
    </>
  );
}

function Notice({ text, onDismiss }: { readonly text: string; readonly onDismiss: () => void }) {
  const styles = useRespondStyles();
  return (
    <MessageBar intent="info" layout="multiline" className={styles.problem}>
      <MessageBarBody>{text}</MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button appearance="transparent" icon={<DismissRegular />} aria-label={words.dismiss} onClick={onDismiss} />
        }
      />
    </MessageBar>
  );
}
