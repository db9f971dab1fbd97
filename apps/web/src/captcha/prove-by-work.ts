import type { Captcha } from '@tideform/components/kit/captcha/Captcha.tsx';
import { type ApiClient, getCaptchaChallenge, verifyCaptcha } from '@tideform/contract';
import { doWork } from './do-work.ts';

/** Proves a person by their browser's work: the way of pages that let no provider's script in (record 66). */
export const proveByWork =
  (api: Pick<ApiClient, 'call'>): Captcha['prove'] =>
  async (signal) => {
    const asked = await api.call(getCaptchaChallenge, { query: { by: 'work' } });
    if (!asked.ok || asked.value.kind !== 'work') throw new Error('The server has no work to do');
    const { challenge, bits } = asked.value;
    const solution = await doWork(challenge, bits, signal);
    const shown = await api.call(verifyCaptcha, { body: { kind: 'work', challenge, solution } });
    if (!shown.ok) throw new Error(`The server does not believe it: ${shown.refusal}`);
    return shown.value;
  };
