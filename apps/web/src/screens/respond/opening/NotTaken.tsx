import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { FormRow, OpeningState } from '@tideform/sync';
import { openingMessages } from './opening.messages.ts';
import { wordOpening } from './word-opening.ts';

/** Said of a draft whose form closed while it was written. */
export function NotTaken({ form, state }: { readonly form: FormRow; readonly state: Exclude<OpeningState, 'open'> }) {
  const messages = useMessages(openingMessages);
  const { locale } = useSpeech();
  const { title, text } = wordOpening(state, form.opening ?? {}, messages, locale);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        <div dir="auto">{text}</div>
        <div>{messages.draftStays}</div>
      </MessageBarBody>
    </MessageBar>
  );
}
