import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { uiMessages } from '../ui.messages.ts';
import { EmptyState } from './EmptyState.tsx';

interface NotDownloadedYetProps {
  readonly isOnline: boolean;
  readonly onTryAgain: () => void;
  /** Level of the title: `h1` if the screen has no other heading. */
  readonly level?: 'h1' | 'h2';
}

/**
 * Shown while content isn't downloaded yet, so that unknown lists don't appear to be empty, or permissions to be
 * missing.
 */
export function NotDownloadedYet(props: NotDownloadedYetProps) {
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
