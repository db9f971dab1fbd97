import { useCallback, useEffect, useRef, useState } from 'react';
import { type Proof, useCaptcha } from '../kit/captcha/Captcha.tsx';

export type Proving = 'none' | 'resting' | 'working' | 'failed';

/** Lets the server say whether a person is here. @param isAtOnce as soon as it is drawn */
export function useProving(
  isAtOnce: boolean,
  onProven: (proof: Proof) => void,
): { readonly state: Proving; readonly start: () => void } {
  const captcha = useCaptcha();
  const [state, setState] = useState<Exclude<Proving, 'none'>>('resting');
  const running = useRef<AbortController>(undefined);
  const told = useRef(onProven);
  told.current = onProven;
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
        told.current(proof);
      },
      () => control.signal.aborted || setState('failed'),
    );
  }, [captcha]);
  useEffect(() => {
    if (isAtOnce) start();
    return () => running.current?.abort();
  }, [isAtOnce, start]);
  return { state: captcha ? state : 'none', start };
}
