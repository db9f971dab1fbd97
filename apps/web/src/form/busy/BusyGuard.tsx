import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formMessages } from '../form.messages.ts';
import { beginDrawing, endDrawing, type MarkPorts } from './drawing-mark.ts';

/** What hangs, hangs at once or within its first effects. */
const drawnAfterMs = 1_000;

const device: MarkPorts = { storage: localStorage, nowMs: () => Date.now() };

/**
 * Draws a form of which nobody knows what it will do to the page. Where it made the page hang the last time, it is not
 * drawn before the person has said so: a page that hung can be left, or opened in another way.
 */
export function BusyGuard(props: {
  /** What is drawn, in a name that stays the same when it is opened again. */
  readonly subject: string;
  /** Buttons beside 'Open anyway': the ways out. */
  readonly waysOut: ReactNode;
  readonly children: ReactNode;
}) {
  const { subject, waysOut, children } = props;
  const { title, text, open } = useMessages(formMessages).busy;
  const [hung, setHung] = useState(() => beginDrawing(device, subject));
  useEffect(() => {
    if (hung) return;
    const end = () => endDrawing(device, subject);
    const timer = setTimeout(end, drawnAfterMs);
    window.addEventListener('pagehide', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [hung, subject]);
  if (!hung) return children;
  const openAnyway = () => setHung(beginDrawing(device, subject));
  return (
    <EmptyState
      level="h1"
      title={title}
      text={text}
      action={
        <>
          <Button onClick={openAnyway}>{open}</Button>
          {waysOut}
        </>
      }
    />
  );
}
