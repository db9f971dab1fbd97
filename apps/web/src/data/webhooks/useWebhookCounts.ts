import { countWebhookMessages, type WebhookCounts } from '@tideform/contract';
import { useEffect, useState } from 'react';
import { useData } from '../data-context.ts';

const pollMs = 5_000;

/**
 * Returns the delivery counts of a form's webhooks; `undefined` until they are loaded. They are loaded on mount, when
 * the user returns to the app, and every few seconds while the page is visible.
 */
export function useWebhookCounts(teamId: string, formId: string): ReadonlyMap<string, WebhookCounts> | undefined {
  const { api } = useData();
  const [counts, setCounts] = useState<ReadonlyMap<string, WebhookCounts>>();
  useEffect(() => {
    let isUnmounted = false;
    const load = () => {
      if (document.hidden) return;
      api.call(countWebhookMessages, { params: { teamId, formId } }).then(
        (answer) => {
          if (!isUnmounted && answer.ok) setCounts(new Map(answer.value.counts.map((one) => [one.webhookId, one])));
        },
        // A failure is ignored, because the next poll tries again.
        () => undefined,
      );
    };
    load();
    const timer = setInterval(load, pollMs);
    document.addEventListener('visibilitychange', load);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, [api, teamId, formId]);
  return counts;
}
