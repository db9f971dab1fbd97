import { useEffect, useState } from 'react';
import { useFormService } from '../../data/useFormService.ts';

const timeoutMs = 3000;

/**
 * Fetches the newest draft once when the screen opens. Returns true when the draft has been fetched, cannot be fetched,
 * or takes longer than 3 seconds; the builder then uses the draft on this device.
 */
export function useIsDraftFetched(formId: string | undefined): boolean {
  const service = useFormService();
  const [fetched, setFetched] = useState<string>();
  useEffect(() => {
    if (!formId) return;
    let isCancelled = false;
    const finish = () => {
      if (!isCancelled) setFetched(formId);
    };
    service.fetchDraft(formId).then(finish, finish);
    const timer = setTimeout(finish, timeoutMs);
    return () => {
      clearTimeout(timer);
      isCancelled = true;
    };
  }, [service, formId]);
  return formId !== undefined && fetched === formId;
}
