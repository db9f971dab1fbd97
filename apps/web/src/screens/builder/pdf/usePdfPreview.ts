import type { FormService } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useFormService } from '../../../data/forms/useForms.ts';

type PrintableResponse = Parameters<FormService['getPdf']>[0];

/** Delay after the last change, in milliseconds. */
const debounceMs = 500;

export interface PdfPreview {
  /** PDF that was rendered last. */
  readonly pdf?: Blob;
  /** True while `pdf` does not include the latest changes. */
  readonly isOutdated: boolean;
  readonly failure?: unknown;
  readonly retry: () => void;
}

/**
 * Preview of a response as a PDF, rendered again half a second after the last change. Only one rendering runs at a
 * time.
 */
export function usePdfPreview(response: PrintableResponse | undefined): PdfPreview {
  const { getPdf } = useFormService();
  const [result, setResult] = useState<{ pdf?: Blob; of?: PrintableResponse; failure?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  const queue = useRef(Promise.resolve());
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt renders the same again
  useEffect(() => {
    if (!response) return;
    let isCancelled = false;
    const renderPdf = async () => {
      if (isCancelled) return;
      try {
        const pdf = await getPdf(response);
        if (!isCancelled) setResult({ pdf, of: response });
      } catch (failure) {
        if (!isCancelled) setResult(({ pdf }) => ({ pdf, of: response, failure }));
      }
    };
    const timer = setTimeout(() => (queue.current = queue.current.then(renderPdf)), isFirst.current ? 0 : debounceMs);
    isFirst.current = false;
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [response, attempt]);
  const { pdf, of, failure } = result;
  return { pdf, failure, isOutdated: of !== response, retry: () => setAttempt(attempt + 1) };
}
