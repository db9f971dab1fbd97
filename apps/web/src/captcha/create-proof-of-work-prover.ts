import type { Captcha } from '@tideform/components/kit/captcha/Captcha.tsx';
import { type ApiClient, getCaptchaChallenge, verifyCaptcha } from '@tideform/contract';
import { solveChallenge } from './solve-challenge.ts';

/** Creates a captcha by proof of work, for pages that allow no third-party scripts (record 66). */
export const createProofOfWorkProver =
  (api: Pick<ApiClient, 'call'>): Captcha['prove'] =>
  async (signal) => {
    const challengeResult = await api.call(getCaptchaChallenge, { query: { by: 'work' } });
    if (!challengeResult.ok || challengeResult.value.kind !== 'work') throw new Error('No proof-of-work challenge');
    const { challenge, bits } = challengeResult.value;
    const solution = await solveChallenge(challenge, bits, signal);
    const verification = await api.call(verifyCaptcha, { body: { kind: 'work', challenge, solution } });
    if (!verification.ok) throw new Error(`The server rejected the proof of work: ${verification.refusal}`);
    return verification.value;
  };
