import { useWords } from '@tideform/words/react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { errorsWords } from './errors.words.ts';

/** Another tab runs an older version and holds the data. The app goes on by itself once that tab is closed. */
export function HeldUpPage() {
  const words = useWords(errorsWords);
  return <EmptyState level="h1" title={words.heldUp.title} text={words.heldUp.text} />;
}
