import type { EmailTemplate, RenderedEmail } from '@tideform/contract';
import { useEffect, useRef, useState } from 'react';
import type { EmailSending, ToldResponse } from '../../../../data/email/useEmailSending.ts';

/** After the last change. */
const debounceMs = 600;

export interface MailPreviewState {
  /** The last one that came. */
  readonly mail?: RenderedEmail;
  /** What is shown is not what it would be now. */
  readonly isBehind: boolean;
  readonly failure?: unknown;
  readonly again: () => void;
}

/** The mail as it would be now, asked for again a moment after the last change; nothing while there is no response. */
export function useMailPreview(
  sending: EmailSending,
  template: EmailTemplate,
  response: ToldResponse | undefined,
): MailPreviewState {
  const [came, setCame] = useState<{ mail?: RenderedEmail; of?: object; failure?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(sending);
  latest.current = sending;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    if (!response) return;
    let isOver = false;
    const ask = () =>
      latest.current.preview(template, response).then(
        (mail) => isOver || setCame({ mail, of: template }),
        (failure: unknown) => isOver || setCame(({ mail }) => ({ mail, of: template, failure })),
      );
    const timer = setTimeout(ask, isFirst.current ? 0 : debounceMs);
    isFirst.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [template, response, attempt]);
  const { mail, of, failure } = came;
  return {
    ...(mail && { mail }),
    failure,
    isBehind: of !== template,
    again: () => setAttempt(attempt + 1),
  };
}
