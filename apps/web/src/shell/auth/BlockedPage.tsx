import { useWords } from '@tideform/words/react';
import { Cancel } from '../../ui/drawings/Cancel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { authWords } from './auth.words.ts';

/** The operator has blocked the organisation. */
export function BlockedPage() {
  const words = useWords(authWords);
  return <EmptyState art={Cancel} level="h1" title={words.blocked} text={words.blockedText} />;
}
