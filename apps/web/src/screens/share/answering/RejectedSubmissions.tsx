import { Button } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import type { QueuedSubmission } from '../sending/create-queue.ts';
import type { ShareContext } from '../session/share-context.ts';
import type { ShareSubmission } from '../session/share-records.ts';
import { shareMessages } from '../share.messages.ts';
import { formatRejection } from '../views/RefusedView.tsx';
import { Banner } from '../views/SharePage.tsx';

/**
 * Responses submitted earlier on this device and rejected since, which the respondent hasn't seen. Each stays until the
 * respondent restores or discards it.
 */
export function RejectedSubmissions(props: {
  readonly context: ShareContext;
  readonly code: string;
  /** Submissions in the queue; when they change, rejected ones are read again. */
  readonly rows: readonly QueuedSubmission[];
  /** Restores the answers of a rejected submission; absent while the respondent is giving other answers. */
  readonly onReopen: ((id: string) => void) | undefined;
}) {
  const messages = useMessages(shareMessages);
  const { locale } = useLocale();
  const { context, code, rows, onReopen } = props;
  const [refused, setRefused] = useState<readonly ShareSubmission[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies(rows): rejected submissions are read again with the rows
  useEffect(() => {
    let isCancelled = false;
    context.store.submissions(code).then(
      (all) => isCancelled || setRefused(all.filter(({ refused }) => refused)),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [context, code, rows]);
  const discard = async (one: ShareSubmission) => {
    await context.store.deleteSubmission(one);
    setRefused((all) => all.filter(({ id }) => id !== one.id));
  };
  return refused.map((one) => {
    const reason = formatRejection(one.refused!, messages);
    return (
      <Banner
        key={one.id}
        intent="warning"
        text={messages.notTaken.before({ moment: formatDateTime(one.madeAt, locale), why: reason })}
      >
        {onReopen && <Button onClick={() => onReopen(one.id)}>{messages.notTaken.keep}</Button>}
        <Button onClick={() => void discard(one)}>{messages.notTaken.discard}</Button>
      </Banner>
    );
  });
}
