import { useMessages } from '@tideform/i18n/react';
import { Cancel } from '../../ui/drawings/Cancel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { authMessages } from './auth.messages.ts';

/** Page for users whose organization the operator has blocked. */
export function BlockedPage() {
  const messages = useMessages(authMessages);
  return <EmptyState art={Cancel} level="h1" title={messages.blocked} text={messages.blockedText} />;
}
