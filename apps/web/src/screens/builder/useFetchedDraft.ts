import { useEffect, useState } from 'react';
import { useFormService } from '../../data/useFormService.ts';

/** Brings the newest draft once when the screen opens; without the network the one on this device is taken. */
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
    return () => {
      isOver = true;
    };
  }, [service, formId]);
  return formId !== undefined && fetched === formId;
}
