import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { TakeOverBar } from '../../../ui/TakeOverBar.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { useNoticeStyles } from '../notice.styles.ts';
import { togetherWords } from './together.words.ts';
import type { SharedDraft } from './useSharedDraft.ts';

/** Says above the form who is editing it, and asks whether to take over when the person edits. */
export function OtherEditor({ shared }: { readonly shared: SharedDraft }) {
  const words = useWords(togetherWords);
  const styles = useNoticeStyles();
  const { other, hasTaken, isAsked, ask, takeOver, readAlong } = shared;
  const { isBusy, error, attempt } = useAttempt();
  if (!other) return null;
  const name = other.name || words.somebody;
  const [told, toldSelf] = hasTaken ? [words.taken, words.takenSelf] : [words.told, words.toldSelf];
  return (
    <>
      <TakeOverBar action={words.take} onTake={ask} className={styles.bar}>
        {other.isCaller ? toldSelf : told({ name })}
      </TakeOverBar>
      {isAsked && (
        <DialogFrame
          title={other.isCaller ? words.titleSelf : words.title({ name })}
          error={error}
          onClose={readAlong}
          actions={
            <>
              <Button onClick={readAlong}>{words.readAlong}</Button>
              <Button appearance="primary" disabledFocusable={isBusy} onClick={() => attempt(takeOver)}>
                {words.take}
              </Button>
            </>
          }
        >
          {other.isCaller ? words.textSelf : words.text({ name })}
        </DialogFrame>
      )}
    </>
  );
}
