import type { FormVersion, PublishedForm } from '@tideform/sync';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormService } from '../../../data/useFormService.ts';

export interface VersionContents {
  /** Loaded content of the versions, by ID. */
  readonly contentById: ReadonlyMap<string, PublishedForm>;
  /** Cause of the last failure to load a version. */
  readonly cause: unknown;
  retry(): void;
}

/** Loads the content of versions of a form, each once. @param versions versions that are shown */
export function useVersionContents(formId: string, versions: readonly (FormVersion | undefined)[]): VersionContents {
  const service = useFormService();
  const [contentById, setContentById] = useState<ReadonlyMap<string, PublishedForm>>(new Map());
  const [cause, setCause] = useState<unknown>();
  const requestedKeys = useRef(new Set<string>());
  const abortController = useRef(new AbortController());
  const keys = versions.flatMap((one) => (one ? `${one.id} ${one.version}` : [])).join();
  const loadMissing = useCallback(() => {
    const { signal } = abortController.current;
    setCause(undefined);
    for (const key of keys.split(',').filter((one) => one !== '' && !requestedKeys.current.has(one))) {
      const [id = '', version] = key.split(' ');
      requestedKeys.current.add(key);
      service.openVersion(formId, { id, version: Number(version) }, signal).then(
        (content) => !signal.aborted && setContentById((before) => new Map(before).set(id, content)),
        (failure: unknown) => {
          if (signal.aborted) return;
          requestedKeys.current.delete(key);
          setCause(failure);
        },
      );
    }
  }, [service, formId, keys]);
  // Must precede the loading effect, which uses this controller.
  useEffect(() => {
    abortController.current = new AbortController();
    return () => {
      abortController.current.abort();
      requestedKeys.current.clear();
    };
  }, []);
  useEffect(loadMissing, [loadMissing]);
  return { contentById, cause, retry: loadMissing };
}
