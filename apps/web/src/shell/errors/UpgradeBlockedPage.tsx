import { useMessages } from '@tideform/i18n/react';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { errorsMessages } from './errors.messages.ts';

/**
 * Page shown while another tab with an older version of the app keeps the database open. The app continues
 * automatically when that tab is closed.
 */
export function UpgradeBlockedPage() {
  const messages = useMessages(errorsMessages);
  return <EmptyState level="h1" title={messages.heldUp.title} text={messages.heldUp.text} />;
}
