import type { Captcha } from '@tideform/components/kit/captcha/Captcha.tsx';
import { proveByWork } from '../../../captcha/prove-by-work.ts';
import { shareApi } from './share-client.ts';
import type { ShareWorld } from './share-world.ts';

/** Proves a person by their browser's work. */
export const proofOfStranger = (world: Pick<ShareWorld, 'fetch'>): Captcha['prove'] => proveByWork(shareApi(world));
