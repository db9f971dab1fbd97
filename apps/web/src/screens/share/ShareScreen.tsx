import { useWords } from '@tideform/words/react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { shareWords } from './share.words.ts';

/**
 * `/form/{code}`. There are no share links yet, so no code opens a form: every one gets what the specification says of a
 * link that is refused.
 */
export function ShareScreen() {
  return <EmptyState level="h1" title={useWords(shareWords).gone} />;
}
