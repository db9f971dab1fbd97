import { Button } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { AvailabilityState, FormRow } from '@tideform/sync';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { availabilityMessages } from './availability.messages.ts';
import { formatAvailability } from './format-availability.ts';

/** Empty state in place of a form that doesn't accept responses now. */
export function FormUnavailable({
  form,
  state,
}: {
  readonly form: FormRow;
  readonly state: Exclude<AvailabilityState, 'open'>;
}) {
  const messages = useMessages(availabilityMessages);
  const ui = useMessages(uiMessages);
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { title, text } = formatAvailability(state, form.opening ?? {}, messages, locale);
  return (
    <EmptyState
      level="h1"
      title={title}
      text={text}
      action={<Button onClick={() => navigate(`/teams/${form.teamId}/forms`)}>{ui.backToForms}</Button>}
    />
  );
}
