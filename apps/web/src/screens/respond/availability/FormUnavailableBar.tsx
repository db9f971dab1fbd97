import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { AvailabilityState, FormRow } from '@tideform/sync';
import { availabilityMessages } from './availability.messages.ts';
import { formatAvailability } from './format-availability.ts';

/** Warning in a draft whose form stopped accepting responses while it was being written. */
export function FormUnavailableBar({
  form,
  state,
}: {
  readonly form: FormRow;
  readonly state: Exclude<AvailabilityState, 'open'>;
}) {
  const messages = useMessages(availabilityMessages);
  const { locale } = useLocale();
  const { title, text } = formatAvailability(state, form.opening ?? {}, messages, locale);
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
