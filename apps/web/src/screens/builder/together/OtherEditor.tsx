import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { TakeOverBar } from '../../../ui/TakeOverBar.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { useNoticeStyles } from '../notice.styles.ts';
import { togetherMessages } from './together.messages.ts';
import type { SharedDraft } from './useSharedDraft.ts';

/** Says above the form who is editing it, and asks whether to take over when the person edits. */
export function OtherEditor({ shared }: { readonly shared: SharedDraft }) {
  const messages = useMessages(togetherMessages);
  const styles = useNoticeStyles();
  const { other, hasTaken, isAsked, ask, takeOver, readAlong } = shared;
  const { isBusy, error, attempt } = useAttempt();
  if (!other) return null;
  const name = other.name || messages.somebody;
  const [told, toldSelf] = hasTaken ? [messages.taken, messages.takenSelf] : [messages.told, messages.toldSelf];
  return (
    <>
      <TakeOverBar action={messages.take} onTake={ask} className={styles.bar}>
        {other.isCaller ? toldSelf : told({ name })}
      </TakeOverBar>
      {isAsked && (
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
