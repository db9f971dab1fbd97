import { countWebhookMessages, type WebhookCounts } from '@tideform/contract';
import { useEffect, useState } from 'react';
import { useData } from '../data-context.ts';

const askEveryMs = 5_000;

/**
 * What became of what each webhook of a form was told: asked now, when somebody comes back, and every few seconds while they look.
 * `undefined`: not here yet.
 */
export function useWebhookCounts(teamId: string, formId: string): ReadonlyMap<string, WebhookCounts> | undefined {
  const { api } = useData();
  const [counts, setCounts] = useState<ReadonlyMap<string, WebhookCounts>>();
  useEffect(() => {
    let isOver = false;
    const ask = () => {
      if (document.hidden) return;
      api.call(countWebhookMessages, { params: { teamId, formId } }).then(
        (answer) => {
          if (!isOver && answer.ok) setCounts(new Map(answer.value.counts.map((one) => [one.webhookId, one])));
        },
        // What does not come now comes with the next time.
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, askEveryMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [api, teamId, formId]);
  return counts;
}
