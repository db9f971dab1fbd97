import type { Captcha } from '@tideform/components/kit/captcha/Captcha.tsx';
import { type ApiClient, getCaptchaChallenge, verifyCaptcha } from '@tideform/contract';

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

/** Number of hashes computed at a time; between batches, the page can respond to input. */
const BATCH = 256;

/**
 * Finds a text for which the SHA-256 hash of `{challenge}.{text}` starts with `bits` zero bits.
 *
 * @throws AbortError when `signal` aborts
 */
export async function solveChallenge(challenge: string, bits: number, signal: AbortSignal): Promise<string> {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += BATCH) {
    signal.throwIfAborted();
    const candidates = Array.from({ length: BATCH }, (_, index) => String(from + index));
    const hashes = await Promise.all(
      candidates.map((solution) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${solution}`))),
    );
    const found = hashes.findIndex((hash) => new DataView(hash).getUint32(0) >>> (32 - bits) === 0);
    if (found >= 0) return candidates[found]!;
  }
}
