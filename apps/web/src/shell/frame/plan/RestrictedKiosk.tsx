import { useWords } from '@tideform/words/react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { restrictedKioskWords } from './restricted-kiosk.words.ts';

/** What a kiosk shows of a team whose subscription is restricted: nobody at a kiosk can change its plan. */
export function RestrictedKiosk() {
  const words = useWords(restrictedKioskWords);
  return <EmptyState level="h1" title={words.title} text={words.text} />;
}
