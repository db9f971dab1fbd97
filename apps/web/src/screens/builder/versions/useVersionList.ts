import type { FormVersion, FormVersionPage } from '@tideform/sync';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormService } from '../../../data/useFormService.ts';

export interface PublishedVersions {
  readonly versions: readonly FormVersion[];
  readonly isLoading: boolean;
  /** True if there are older versions. */
  readonly hasMore: boolean;
  /** Cause of the failure to load the last page. */
  readonly cause: unknown;
  /** Loads the next page, or retries a failed one. */
  load(): void;
}

/** Published versions, newest first, loaded page by page. */
export function useVersionList(formId: string): PublishedVersions {
  const service = useFormService();
  const [pages, setPages] = useState<readonly FormVersionPage[]>([]);
  const [isLoading, setLoading] = useState(true);
  const [cause, setCause] = useState<unknown>();
  const calls = useRef<AbortController>(undefined);
  const more = pages.at(-1)?.more;
  const load = useCallback(() => {
    const call = new AbortController();
    calls.current?.abort();
    calls.current = call;
    setLoading(true);
    setCause(undefined);
    service.listVersions(formId, more, call.signal).then(
      (page) => {
        if (call.signal.aborted) return;
        setPages((known) => [...known, page]);
        setLoading(false);
      },
      (failure: unknown) => {
        if (call.signal.aborted) return;
        setCause(failure);
        setLoading(false);
      },
    );
  }, [service, formId, more]);
  const first = useRef(load);
  useEffect(() => {
    first.current();
    return () => calls.current?.abort();
  }, []);
  return {
    versions: pages.flatMap(({ versions }) => versions),
    isLoading,
    hasMore: more !== undefined,
    cause,
    load,
  };
}
