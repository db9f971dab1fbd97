import type { FormService } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useFormService } from '../../../data/useFormService.ts';

type Printed = Parameters<FormService['getPdf']>[0];

/** After the last change. */
const debounceMs = 500;

export interface PdfPreview {
  /** The last one that was drawn. */
  readonly pdf?: Blob;
  /** What is shown is not what it would be now. */
  readonly isBehind: boolean;
  readonly failure?: unknown;
  readonly again: () => void;
}

/** The PDF of a response as it would be now, drawn again half a second after the last change. One is drawn at a time. */
export function usePdfPreview(response: Printed | undefined): PdfPreview {
  const { getPdf } = useFormService();
  const [drawn, setDrawn] = useState<{ pdf?: Blob; of?: Printed; failure?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  const queue = useRef(Promise.resolve());
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the same again
  useEffect(() => {
    if (!response) return;
    let isOver = false;
    const draw = async () => {
      if (isOver) return;
      try {
        const pdf = await getPdf(response);
        if (!isOver) setDrawn({ pdf, of: response });
      } catch (failure) {
        if (!isOver) setDrawn(({ pdf }) => ({ pdf, of: response, failure }));
      }
    };
    const timer = setTimeout(() => (queue.current = queue.current.then(draw)), isFirst.current ? 0 : debounceMs);
    isFirst.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [response, attempt]);
  const { pdf, of, failure } = drawn;
  return { pdf, failure, isBehind: of !== response, again: () => setAttempt(attempt + 1) };
}
