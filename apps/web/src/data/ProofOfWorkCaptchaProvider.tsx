import { type Captcha, CaptchaProvider } from '@tideform/components/kit/captcha/Captcha.tsx';
import { type ReactNode, useMemo } from 'react';
import { useData } from './data-context.ts';

/** Provides a captcha by proof of work to forms. Its code is loaded with the first captcha. */
export function ProofOfWorkCaptchaProvider({ children }: { readonly children: ReactNode }) {
  const { api } = useData();
  const captcha = useMemo<Captcha>(
    () => ({
      prove: async (signal) =>
        (await import('../captcha/create-proof-of-work-prover.ts')).createProofOfWorkProver(api)(signal),
    }),
    [api],
  );
  return <CaptchaProvider value={captcha}>{children}</CaptchaProvider>;
}
