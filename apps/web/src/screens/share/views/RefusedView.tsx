import { Button } from '@fluentui/react-components';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef } from 'react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatPageError } from '../../../failures/format-failure.ts';
import { useReportFailure } from '../../../failures/report-failure-context.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { isOutage, ShareRefused } from '../session/share-client.ts';
import { shareMessages } from '../share.messages.ts';
import { SharePage } from './SharePage.tsx';

type RefusalText = { readonly title: string; readonly text?: string | undefined; readonly isFinal?: boolean };

/** Explains why a link doesn't open. Temporary failures are retried automatically. */
export function RefusedView({ cause, onAgain }: { readonly cause: unknown; readonly onAgain: () => void }) {
  const messages = useMessages(shareMessages);
  const failures = useMessages(failureMessages);
  const ui = useMessages(uiMessages);
  const report = useReportFailure();
  const refused = cause instanceof ShareRefused ? cause : undefined;
  const isUnexpected = !refused && !isOutage(cause);
  useEffect(() => {
    if (isUnexpected) report('share', cause);
  }, [isUnexpected, cause, report]);
  const { title, text, isFinal }: RefusalText = refused
    ? formatRefusal(refused, messages)
    : isOutage(cause)
      ? formatOutage(messages)
      : formatPageError(cause, failures);
  useRetryOnReconnect(onAgain, isFinal ? undefined : (refused?.retryAfterSeconds ?? (refused ? undefined : 15)));
  return (
    <SharePage isMiddle>
      <EmptyState
        level="h1"
        title={title}
        {...(text && { text })}
        action={isFinal ? undefined : <Button onClick={onAgain}>{ui.tryAgain}</Button>}
      />
    </SharePage>
  );
}

function formatOutage(messages: MessagesOf<typeof shareMessages>): RefusalText {
  return navigator.onLine
    ? { title: messages.oops, text: messages.requestFailed({ detail: 'network' }) }
    : messages.offline;
}

/** Formats a refusal as title and text; the link's own closing text is preferred. */
export function formatRefusal(
  { refusal, detail, isToken }: ShareRefused,
  messages: MessagesOf<typeof shareMessages>,
): RefusalText {
  const ownText = detail === undefined || detail === DEFAULT_CLOSED_TEXT ? undefined : detail;
  switch (refusal) {
    case 'share-gone':
      return { title: messages.gone, text: ownText ?? messages.goneText, isFinal: true };
    case 'share-closed':
      return { title: messages.gone, text: ownText, isFinal: true };
    case 'share-full':
      return { title: messages.gone, text: ownText ?? messages.full, isFinal: true };
    case 'share-not-open-yet':
      return { title: messages.notOpenYet.title, text: ownText ?? messages.notOpenYet.text };
    case 'share-unauthorized':
      return messages.unauthorized;
    case 'too-many-requests':
      return messages.busy;
    default: {
      const about = { detail: detail ?? refusal };
      return { title: messages.oops, text: isToken ? messages.tokenFailed(about) : messages.requestFailed(about) };
    }
  }
}

/** Text that the server returns for a link without its own closing text. */
const DEFAULT_CLOSED_TEXT = 'This form is no longer available';

/** Calls `again` when the network is back or the page is visible again, and after `afterSeconds` if given. */
export function useRetryOnReconnect(retry: () => void, afterSeconds?: number): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const call = () => latest.current();
    const callWhenSeen = () => document.visibilityState === 'visible' && call();
    window.addEventListener('online', call);
    document.addEventListener('visibilitychange', callWhenSeen);
    const timer = afterSeconds === undefined ? undefined : setTimeout(call, afterSeconds * 1000);
    return () => {
      window.removeEventListener('online', call);
      document.removeEventListener('visibilitychange', callWhenSeen);
      clearTimeout(timer);
    };
  }, [afterSeconds]);
}

/** Formats the reason why the server rejected a submission. */
export function formatRejection(
  { refusal, detail }: { readonly refusal: string; readonly detail?: string | undefined },
  messages: MessagesOf<typeof shareMessages>,
): string {
  if (refusal === 'not-valid') return messages.notValid({ detail: detail ?? '' });
  const { title, text } = formatRefusal(new ShareRefused({ refusal, detail }), messages);
  return text ?? title;
}
