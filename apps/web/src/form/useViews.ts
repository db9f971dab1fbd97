import type { FormDefinition } from '@tideform/engine';
import { useEffect, useRef, useState } from 'react';
import { loadFormCode } from './load-form-code.ts';

/**
 * Returns whether all code that renders the form is loaded, and loads missing code. Render a skeleton until then, so
 * that all fields appear together. Once true, the result stays true: views for a newer version of the form are loaded
 * in the background.
 *
 * @throws errors of loading, which the error page shows
 */
export function useViews(form: FormDefinition | undefined): boolean {
  const wasReady = useRef(false);
  const [loadResult, setFetched] = useState<{ readonly failure?: { readonly cause: unknown } }>();
  const isReady =
    wasReady.current || loadResult !== undefined || (form !== undefined && loadFormCode(form) === undefined);
  useEffect(() => {
    wasReady.current = isReady;
    if (isReady || !form) return;
    let isUnmounted = false;
    // Everything may have been loaded since the last rendering without notifying this component.
    (loadFormCode(form) ?? Promise.resolve()).then(
      () => !isUnmounted && setFetched({}),
      (cause: unknown) => !isUnmounted && setFetched({ failure: { cause } }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [form, isReady]);
  if (loadResult?.failure) throw loadResult.failure.cause;
  return isReady;
}
