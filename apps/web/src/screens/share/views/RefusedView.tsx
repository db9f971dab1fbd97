import { Button } from '@fluentui/react-components';
import type { WordsOf } from '@tideform/words';
import { useWords } from '@tideform/words/react';
import { useEffect } from 'react';
import { failureWords } from '../../../failures/failure.words.ts';
import { oops } from '../../../failures/oops.ts';
import { useReport } from '../../../failures/report-context.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useRetry } from '../answering/useRetry.ts';
import { isOutage, ShareRefused } from '../session/share-client.ts';
import { shareWords } from '../share.words.ts';
import { SharePage } from './SharePage.tsx';

type Said = { readonly title: string; readonly text?: string | undefined; readonly isFinal?: boolean };

/** Why a link does not open its form, as the person reads it. What may pass by itself is tried again by itself. */
export function RefusedView({ cause, onAgain }: { readonly cause: unknown; readonly onAgain: () => void }) {
  const words = useWords(shareWords);
  const failures = useWords(failureWords);
  const ui = useWords(uiWords);
  const report = useReport();
  const refused = cause instanceof ShareRefused ? cause : undefined;
  const isUnexpected = !refused && !isOutage(cause);
  useEffect(() => {
    if (isUnexpected) report('share', cause);
  }, [isUnexpected, cause, report]);
  const { title, text, isFinal }: Said = refused
    ? wordRefusal(refused, words)
    : isOutage(cause)
      ? wordOutage(words)
      : oops(cause, failures);
  useRetry(onAgain, isFinal ? undefined : (refused?.retryAfterSeconds ?? (refused ? undefined : 15)));
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

function wordOutage(words: WordsOf<typeof shareWords>): Said {
  return navigator.onLine ? { title: words.oops, text: words.requestFailed({ detail: 'network' }) } : words.offline;
}

/** The link's own closing text stands where there is one. */
export function wordRefusal({ refusal, detail, isToken }: ShareRefused, words: WordsOf<typeof shareWords>): Said {
  const own = detail === undefined || detail === SHARE_GONE ? undefined : detail;
  switch (refusal) {
    case 'share-gone':
      return { title: words.gone, text: own ?? words.goneText, isFinal: true };
    case 'share-closed':
      return { title: words.gone, text: own, isFinal: true };
    case 'share-full':
      return { title: words.gone, text: own ?? words.full, isFinal: true };
    case 'share-not-open-yet':
      return { title: words.notOpenYet.title, text: own ?? words.notOpenYet.text };
    case 'share-unauthorized':
      return words.unauthorized;
    case 'too-many-requests':
      return words.busy;
    default: {
      const about = { detail: detail ?? refusal };
      return { title: words.oops, text: isToken ? words.tokenFailed(about) : words.requestFailed(about) };
    }
  }
}

/** As the server says it where a link has no text of its own. */
const SHARE_GONE = 'This form is no longer available';
