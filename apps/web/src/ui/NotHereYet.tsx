import { Button } from '@fluentui/react-components';
import { EmptyState } from './EmptyState.tsx';

const words = {
  title: 'Not on this device yet',
  offline: 'You are offline. What this team has comes with the first sync.',
  missing: 'The first sync of this team did not get through.',
  tryAgain: 'Try again',
} as const;

/** In place of a list that nobody knows yet: it is never said to be empty. */
export function NotHereYet(props: { readonly isOnline: boolean; readonly onTryAgain: () => void }) {
  const { isOnline, onTryAgain } = props;
  return isOnline ? (
    <EmptyState
      title={words.title}
      text={words.missing}
      action={<Button onClick={onTryAgain}>{words.tryAgain}</Button>}
    />
  ) : (
    <EmptyState title={words.title} text={words.offline} />
  );
}
