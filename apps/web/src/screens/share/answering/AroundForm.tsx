import { type Captcha, CaptchaProvider } from '@tideform/components/kit/captcha/Captcha.tsx';
import { type ReactNode, useMemo } from 'react';
import { proofOfStranger } from '../session/proof-of-stranger.ts';
import type { ShareWorld } from '../session/share-world.ts';

/** What fields of a form may ask for beside their answers: the proof of a person. */
export function AroundForm({ world, children }: { readonly world: ShareWorld; readonly children: ReactNode }) {
  const captcha = useMemo<Captcha>(() => ({ prove: proofOfStranger(world) }), [world]);
  return <CaptchaProvider value={captcha}>{children}</CaptchaProvider>;
}
