import type { Captcha } from '@tideform/components/kit/captcha/Captcha.tsx';
import { createWorkProof } from '../../../captcha/create-work-proof.ts';
import { createShareApi } from './share-client.ts';
import type { ShareContext } from './share-context.ts';

/** Creates the captcha proof by browser work (proof of work). */
export const proofOfStranger = (context: Pick<ShareContext, 'fetch'>): Captcha['prove'] =>
  createWorkProof(createShareApi(context));
