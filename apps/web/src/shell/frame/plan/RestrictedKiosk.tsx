import { useMessages } from '@tideform/i18n/react';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { restrictedKioskMessages } from './restricted-kiosk.messages.ts';

/** Message on a kiosk whose team has a restricted subscription. Plans can't be changed on a kiosk. */
export function RestrictedKiosk() {
  const messages = useMessages(restrictedKioskMessages);
  return <EmptyState level="h1" title={messages.title} text={messages.text} />;
}
