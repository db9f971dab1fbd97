import { type Captcha, CaptchaProvider } from '@tideform/components/kit/captcha/Captcha.tsx';
import { type ReactNode, useMemo } from 'react';
import { useData } from './data-context.ts';

/** Lets forms ask whether a person answers. Its code comes with the first form that does. */
export function CaptchaByWork({ children }: { readonly children: ReactNode }) {
  const { api } = useData();
  const captcha = useMemo<Captcha>(
    () => ({
      prove: async (signal) => (await import('../captcha/prove-by-work.ts')).proveByWork(api)(signal),
    }),
    [api],
  );
  return <CaptchaProvider value={captcha}>{children}</CaptchaProvider>;
}
