import { Button } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { FormRow, OpeningState } from '@tideform/sync';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { openingMessages } from './opening.messages.ts';
import { wordOpening } from './word-opening.ts';

/** In the place of a form that takes no responses now. */
export function NotOpen({ form, state }: { readonly form: FormRow; readonly state: Exclude<OpeningState, 'open'> }) {
  const messages = useMessages(openingMessages);
  const ui = useMessages(uiMessages);
  const { locale } = useSpeech();
  const navigate = useNavigate();
  const { title, text } = wordOpening(state, form.opening ?? {}, messages, locale);
  return (
    <EmptyState
      level="h1"
      title={title}
      text={text}
      action={<Button onClick={() => navigate(`/teams/${form.teamId}/forms`)}>{ui.backToForms}</Button>}
    />
  );
}
