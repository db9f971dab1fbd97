import type { FormVersion, PublishedForm } from '@tideform/sync';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormService } from '../../../data/useFormService.ts';

export interface VersionContents {
  /** What each published, as far as it is here. */
  readonly known: ReadonlyMap<string, PublishedForm>;
  /** Why one of those that are wanted did not come. */
  readonly cause: unknown;
  retry(): void;
}

/** What versions of a form published, each loaded once. @param wanted those that are shown */
export function useVersionContents(formId: string, wanted: readonly (FormVersion | undefined)[]): VersionContents {
  const service = useFormService();
  const [known, setKnown] = useState<ReadonlyMap<string, PublishedForm>>(new Map());
  const [cause, setCause] = useState<unknown>();
  const asked = useRef(new Set<string>());
  const life = useRef(new AbortController());
  const keys = wanted.flatMap((one) => (one ? `${one.id} ${one.version}` : [])).join();
  const bring = useCallback(() => {
    const { signal } = life.current;
    setCause(undefined);
    for (const key of keys.split(',').filter((one) => one !== '' && !asked.current.has(one))) {
      const [id = '', version] = key.split(' ');
      asked.current.add(key);
      service.openVersion(formId, { id, version: Number(version) }, signal).then(
        (content) => !signal.aborted && setKnown((before) => new Map(before).set(id, content)),
        (failure: unknown) => {
          if (signal.aborted) return;
          asked.current.delete(key);
          setCause(failure);
        },
      );
    }
  }, [service, formId, keys]);
  // Before what is brought: it ends with this life.
  useEffect(() => {
    life.current = new AbortController();
    return () => {
      life.current.abort();
      asked.current.clear();
    };
  }, []);
  useEffect(bring, [bring]);
  return { known, cause, retry: bring };
}
