import { useWords } from '@tideform/words/react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { restrictedKioskWords } from './restricted-kiosk.words.ts';

/** Message of a kiosk whose team has a restricted subscription. Plans can't be changed at a kiosk. */
export function RestrictedKiosk() {
  const words = useWords(restrictedKioskWords);
  return <EmptyState level="h1" title={words.title} text={words.text} />;
}
