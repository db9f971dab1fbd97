import { useMessages } from '@tideform/i18n/react';
import { CancelDrawing } from '../../ui/drawings/Drawing.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { authMessages } from './auth.messages.ts';

/** Page for users whose organization the operator has blocked. */
export function BlockedPage() {
  const messages = useMessages(authMessages);
  return <EmptyState art={CancelDrawing} level="h1" title={messages.blocked} text={messages.blockedText} />;
}
