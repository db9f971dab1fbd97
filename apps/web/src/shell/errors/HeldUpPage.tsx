import { EmptyState } from '../../ui/EmptyState.tsx';
import { words } from './errors.words.ts';

/** Another tab runs an older version and holds the data. The app goes on by itself once that tab is closed. */
export function HeldUpPage() {
  return <EmptyState level="h1" title={words.heldUp.title} text={words.heldUp.text} />;
}
