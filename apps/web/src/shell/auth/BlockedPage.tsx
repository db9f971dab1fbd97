import { EmptyState } from '../../ui/EmptyState.tsx';
import { words } from './auth.words.ts';

/** The operator has blocked the organisation. */
export function BlockedPage() {
  return <EmptyState level="h1" title={words.blocked} text={words.blockedText} />;
}
