import type { Captcha } from '@tideform/components/kit/captcha/Captcha.tsx';
import { createProofOfWorkProver } from '../../../captcha/create-proof-of-work-prover.ts';
import { createShareApi } from './share-client.ts';
import type { ShareContext } from './share-context.ts';

/** Solves the captcha's proof of work in the browser. */
export const createShareWorkProof = (context: Pick<ShareContext, 'fetch'>): Captcha['prove'] =>
  createProofOfWorkProver(createShareApi(context));
