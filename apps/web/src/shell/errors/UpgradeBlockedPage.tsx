import { useMessages } from '@tideform/i18n/react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { errorsMessages } from './errors.messages.ts';

/**
 * Shown while another tab with an older version holds the database. The app continues on its own once that tab is
 * closed.
 */
export function UpgradeBlockedPage() {
  const messages = useMessages(errorsMessages);
  return <EmptyState level="h1" title={messages.heldUp.title} text={messages.heldUp.text} />;
}
