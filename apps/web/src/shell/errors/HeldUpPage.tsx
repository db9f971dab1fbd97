import { useMessages } from '@tideform/i18n/react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { errorsMessages } from './errors.messages.ts';

/** Another tab runs an older version and holds the data. The app goes on by itself once that tab is closed. */
export function HeldUpPage() {
  const messages = useMessages(errorsMessages);
  return <EmptyState level="h1" title={messages.heldUp.title} text={messages.heldUp.text} />;
}
