import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { TakeOverBar } from '../../../ui/layout/TakeOverBar.tsx';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { useMessageBarStyles } from '../builder.styles.ts';
import { togetherMessages } from './together.messages.ts';
import type { SharedDraft } from './useSharedDraft.ts';

/** Message bar with the name of the current editor. Asks whether to take over when the user makes an edit. */
export function OtherEditor({ shared }: { readonly shared: SharedDraft }) {
  const messages = useMessages(togetherMessages);
  const styles = useMessageBarStyles();
  const { other, isTakenOver, isTakeoverRequested, requestTakeover, takeOver, readAlong } = shared;
  const { isBusy, error, attempt } = useAttempt();
  if (!other) return null;
  const name = other.name || messages.somebody;
  const [message, ownMessage] = isTakenOver ? [messages.taken, messages.takenSelf] : [messages.told, messages.toldSelf];
  return (
    <>
      <TakeOverBar action={messages.take} onTakeOver={requestTakeover} className={styles.bar}>
        {other.isCaller ? ownMessage : message({ name })}
      </TakeOverBar>
      {isTakeoverRequested && (
        <DialogFrame
          title={other.isCaller ? messages.titleSelf : messages.title({ name })}
          error={error}
          onClose={readAlong}
          actions={
            <>
              <Button onClick={readAlong}>{messages.readAlong}</Button>
              <Button appearance="primary" disabledFocusable={isBusy} onClick={() => attempt(takeOver)}>
                {messages.take}
              </Button>
            </>
          }
        >
          {other.isCaller ? messages.textSelf : messages.text({ name })}
        </DialogFrame>
      )}
    </>
  );
}
