import { createHash } from 'node:crypto';
import { type ApiClient, getCaptchaChallenge, verifyCaptcha } from '@tideform/contract';

/** Solves a captcha with a proof of work, like a browser does. @returns the captcha receipt */
export async function solveCaptcha(api: ApiClient): Promise<string> {
  const captcha = await api.call(getCaptchaChallenge, { query: { by: 'work' } });
  if (!captcha.ok || captcha.value.kind !== 'work') throw new Error('The server returned no proof-of-work challenge');
  const { challenge, bits } = captcha.value;
  for (let at = 0; ; at += 1) {
    if (createHash('sha256').update(`${challenge}.${at}`).digest().readUInt32BE(0) >>> (32 - bits) !== 0) continue;
    const done = await api.call(verifyCaptcha, { body: { kind: 'work', challenge, solution: String(at) } });
    if (!done.ok) throw new Error(done.refusal);
    return done.value.receipt;
  }
}
