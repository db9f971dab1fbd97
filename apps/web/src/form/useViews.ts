import type { FormDefinition } from '@tideform/engine';
import { useEffect, useRef, useState } from 'react';
import { loadForm } from './load-form.ts';

/**
 * Whether everything that draws the form is here; fetches what is not. Draw bones until then, so that no field comes
 * later than the others. Once true it stays true: what a newer version of the form adds comes beside what is drawn.
 *
 * @throws to the error page what could not be fetched
 */
export function useViews(form: FormDefinition | undefined): boolean {
  const wasReady = useRef(false);
  const [fetched, setFetched] = useState<{ readonly failure?: { readonly cause: unknown } }>();
  const isReady = wasReady.current || fetched !== undefined || (form !== undefined && loadForm(form) === undefined);
  useEffect(() => {
    wasReady.current = isReady;
    if (isReady || !form) return;
    let isOver = false;
    // It may have come since this was drawn: then nothing else would tell.
    (loadForm(form) ?? Promise.resolve()).then(
      () => !isOver && setFetched({}),
      (cause: unknown) => !isOver && setFetched({ failure: { cause } }),
    );
    return () => {
      isOver = true;
    };
  }, [form, isReady]);
  if (fetched?.failure) throw fetched.failure.cause;
  return isReady;
}
