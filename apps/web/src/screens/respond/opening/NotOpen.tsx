import { Button } from '@fluentui/react-components';
import type { FormRow, OpeningState } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { openingWords } from './opening.words.ts';
import { wordOpening } from './word-opening.ts';

/** In the place of a form that takes no responses now. */
export function NotOpen({ form, state }: { readonly form: FormRow; readonly state: Exclude<OpeningState, 'open'> }) {
  const words = useWords(openingWords);
  const ui = useWords(uiWords);
  const { locale } = useSpeech();
  const navigate = useNavigate();
  const { title, text } = wordOpening(state, form.opening ?? {}, words, locale);
  return (
    <EmptyState
      level="h1"
      title={title}
      text={text}
      action={<Button onClick={() => navigate(`/teams/${form.teamId}/forms`)}>{ui.backToForms}</Button>}
    />
  );
}
