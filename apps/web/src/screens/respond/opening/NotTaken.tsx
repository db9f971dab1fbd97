import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { FormRow, OpeningState } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { openingWords } from './opening.words.ts';
import { wordOpening } from './word-opening.ts';

/** Said of a draft whose form closed while it was written. */
export function NotTaken({ form, state }: { readonly form: FormRow; readonly state: Exclude<OpeningState, 'open'> }) {
  const words = useWords(openingWords);
  const { locale } = useSpeech();
  const { title, text } = wordOpening(state, form.opening ?? {}, words, locale);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        <div dir="auto">{text}</div>
        <div>{words.draftStays}</div>
      </MessageBarBody>
    </MessageBar>
  );
}
