import type { EmailTemplate, RenderedEmail } from '@tideform/contract';
import { useEffect, useRef, useState } from 'react';
import type { EmailSending, ResponseForEmail } from '../../../../data/email/useEmailSending.ts';

/** Delay after the last change, in milliseconds. */
const debounceMs = 600;

export interface EmailPreviewState {
  /** Preview that was rendered last. */
  readonly mail?: RenderedEmail;
  /** True while `mail` does not include the latest changes. */
  readonly isOutdated: boolean;
  readonly failure?: unknown;
  readonly retry: () => void;
}

/**
 * Preview of an email, rendered on the server again a moment after the last change. Nothing is requested while
 * `response` is undefined.
 */
export function useEmailPreview(
  sending: EmailSending,
  template: EmailTemplate,
  response: ResponseForEmail | undefined,
): EmailPreviewState {
  const [result, setResult] = useState<{ mail?: RenderedEmail; of?: object; failure?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(sending);
  latest.current = sending;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same request
  useEffect(() => {
    if (!response) return;
    let isCancelled = false;
    const requestPreview = () =>
      latest.current.preview(template, response).then(
        (mail) => isCancelled || setResult({ mail, of: template }),
        (failure: unknown) => isCancelled || setResult(({ mail }) => ({ mail, of: template, failure })),
      );
    const timer = setTimeout(requestPreview, isFirst.current ? 0 : debounceMs);
    isFirst.current = false;
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [template, response, attempt]);
  const { mail, of, failure } = result;
  return {
    ...(mail && { mail }),
    failure,
    isOutdated: of !== template,
    retry: () => setAttempt(attempt + 1),
  };
}
