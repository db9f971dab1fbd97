import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useState } from 'react';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { formMessages } from '../form.messages.ts';
import { clearRenderMarker, type RenderMarkerPorts, startRenderMarker } from './render-marker.ts';

/**
 * Time in milliseconds after which rendering counts as finished. A form that hangs the page does so immediately or in
 * its first effects.
 */
const renderedAfterMs = 1_000;

const markerPorts: RenderMarkerPorts = { storage: localStorage, nowMs: () => Date.now() };

/**
 * Renders a form that may hang the page. If it did so the last time, asks before rendering it again, so that the user
 * can leave or open the form differently.
 */
export function HangGuard(props: {
  /** Key that identifies the rendered form across page loads. */
  readonly subject: string;
  /** Buttons that are shown next to 'Open anyway'. */
  readonly alternatives: ReactNode;
  readonly children: ReactNode;
}) {
  const { subject, alternatives: waysOut, children } = props;
  const { title, text, open } = useMessages(formMessages).busy;
  const [didHang, setHung] = useState(() => startRenderMarker(markerPorts, subject));
  useEffect(() => {
    if (didHang) return;
    const handleRendered = () => clearRenderMarker(markerPorts, subject);
    const timer = setTimeout(handleRendered, renderedAfterMs);
    window.addEventListener('pagehide', handleRendered);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', handleRendered);
      handleRendered();
    };
  }, [didHang, subject]);
  if (!didHang) return children;
  const openAnyway = () => setHung(startRenderMarker(markerPorts, subject));
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
