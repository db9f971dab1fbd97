import { Input } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { pagesMessages } from './pages.messages.ts';
import { usePagesStyles } from './pages.styles.ts';

interface RenamePageProps {
  readonly title: string;
  /** Distance of the page's tab from the left edge of the bar, in pixels. */
  readonly leftPx: number;
  readonly widthPx: number;
  /** Called with the new title, or without a title when the user cancels. */
  readonly onDone: (title?: string) => void;
}

/** Inline editor for the title of a page, above its tab: Enter and blur save it, Escape cancels. */
export function RenamePage({ title, leftPx, widthPx, onDone }: RenamePageProps) {
  const messages = useMessages(pagesMessages);
  const styles = usePagesStyles();
  const [editedTitle, setEditedTitle] = useState(title);
  const isDone = useRef(false);
  const finish = (next?: string) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') finish(editedTitle);
    if (event.key === 'Escape') finish();
  };
  return (
    <Input
      className={styles.title}
      style={{ left: leftPx, width: widthPx }}
      aria-label={messages.titleLabel}
      value={editedTitle}
      maxLength={255}
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(_, data) => setEditedTitle(data.value)}
      onBlur={() => finish(editedTitle)}
      onKeyDown={handleKeyDown}
    />
  );
}
