import { useCallback, useEffect, useRef, useState } from 'react';
import { type CaptchaProof, useCaptcha } from '../kit/captcha/Captcha.tsx';

export type CaptchaState = 'none' | 'resting' | 'working' | 'failed';

/**
 * Runs the captcha check with the server.
 *
 * @param startsImmediately whether to start on first render
 */
export function useCaptchaCheck(
  startsImmediately: boolean,
  onProven: (proof: CaptchaProof) => void,
): { readonly state: CaptchaState; readonly start: () => void } {
  const captcha = useCaptcha();
  const [state, setState] = useState<Exclude<CaptchaState, 'none'>>('resting');
  const running = useRef<AbortController>(undefined);
  const latestOnProven = useRef(onProven);
  latestOnProven.current = onProven;
  const start = useCallback(() => {
    if (!captcha) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState('working');
    captcha.prove(control.signal).then(
      (proof) => {
        if (control.signal.aborted) return;
        setState('resting');
        latestOnProven.current(proof);
      },
      () => control.signal.aborted || setState('failed'),
    );
  }, [captcha]);
  useEffect(() => {
    if (startsImmediately) start();
    return () => running.current?.abort();
  }, [startsImmediately, start]);
  return { state: captcha ? state : 'none', start };
}
