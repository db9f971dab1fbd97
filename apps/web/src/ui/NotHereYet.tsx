import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { EmptyState } from './EmptyState.tsx';
import { uiWords } from './ui.words.ts';

/** In place of a list that nobody knows yet: it is never said to be empty. */
export function NotHereYet(props: { readonly isOnline: boolean; readonly onTryAgain: () => void }) {
  const { notHere, tryAgain } = useWords(uiWords);
  const { isOnline, onTryAgain } = props;
  return isOnline ? (
    <EmptyState
      title={notHere.title}
      text={notHere.missing}
      action={<Button onClick={onTryAgain}>{tryAgain}</Button>}
    />
  ) : (
    <EmptyState title={notHere.title} text={notHere.offline} />
  );
}
