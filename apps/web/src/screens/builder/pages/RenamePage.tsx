import { Input } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { pagesMessages } from './pages.messages.ts';
import { usePagesStyles } from './pages.styles.ts';

interface RenamePageProps {
  readonly title: string;
  /** Where the page's tab is, from the bar's left edge. */
  readonly leftPx: number;
  readonly widthPx: number;
  /** Without a title nothing is to change. */
  readonly onDone: (title?: string) => void;
}

/** The title of a page, edited where its tab is: Enter or leaving keeps it, Esc does not. */
export function RenamePage({ title, leftPx, widthPx, onDone }: RenamePageProps) {
  const messages = useMessages(pagesMessages);
  const styles = usePagesStyles();
  const [typed, setTyped] = useState(title);
  const isDone = useRef(false);
  const finish = (next?: string) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(next);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') finish(typed);
    if (event.key === 'Escape') finish();
  };
  return (
    <Input
      className={styles.title}
      style={{ left: leftPx, width: widthPx }}
      aria-label={messages.titleLabel}
      value={typed}
      maxLength={255}
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(_, data) => setTyped(data.value)}
      onBlur={() => finish(typed)}
      onKeyDown={press}
    />
  );
}
