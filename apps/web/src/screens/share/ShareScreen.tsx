import { EmptyState } from '../../ui/EmptyState.tsx';

/**
 * `/form/{code}`. There are no share links yet, so no code opens a form: every one gets what the specification says of a
 * link that is refused.
 */
export function ShareScreen() {
  return <EmptyState level="h1" title="This form is no longer available" />;
}
