import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { EmptyState } from './EmptyState.tsx';
import { uiMessages } from './ui.messages.ts';

interface NotHereYetProps {
  readonly isOnline: boolean;
  readonly onTryAgain: () => void;
  /** Level of the title: 1 where the screen has no other heading. */
  readonly level?: 'h1' | 'h2';
}

/** In place of what nobody knows yet: a list is never said to be empty, a right never to be missing. */
export function NotHereYet(props: NotHereYetProps) {
  const { notHere, tryAgain } = useMessages(uiMessages);
  const { isOnline, onTryAgain, level = 'h2' } = props;
  return isOnline ? (
    <EmptyState
      level={level}
      title={notHere.title}
      text={notHere.missing}
      action={<Button onClick={onTryAgain}>{tryAgain}</Button>}
    />
  ) : (
    <EmptyState level={level} title={notHere.title} text={notHere.offline} />
  );
}
