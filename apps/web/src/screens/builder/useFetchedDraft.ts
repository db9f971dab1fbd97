import { useEffect, useState } from 'react';
import { useFormService } from '../../data/useFormService.ts';

const patienceMs = 3000;

/**
 * Brings the newest draft once when the screen opens. Whether to go on: it is there, it cannot be had now, or it takes
 * longer than a person waits; then the draft on this device is taken.
 */
export function useFetchedDraft(formId: string | undefined): boolean {
  const service = useFormService();
  const [fetched, setFetched] = useState<string>();
  useEffect(() => {
    if (!formId) return;
    let isOver = false;
    const done = () => {
      if (!isOver) setFetched(formId);
    };
    service.fetchDraft(formId).then(done, done);
    const timer = setTimeout(done, patienceMs);
    return () => {
      clearTimeout(timer);
      isOver = true;
    };
  }, [service, formId]);
  return formId !== undefined && fetched === formId;
}
