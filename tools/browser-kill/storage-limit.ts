import type { CDPSession } from '@playwright/test';
import { pause } from '../workspace-kill/caller.ts';
import type { TestEnvironment } from './test-environment.ts';

/** The test environment whose browser has a storage limit. */
interface LimitedStorage {
  readonly environment: TestEnvironment;
  readonly cdp: CDPSession;
}

/** Chromium caches the remaining quota for half a minute. */
const quotaCacheMs = 31_000;

/**
 * Sets the quota slightly below the used space, so that no further write fits.
 *
 * NOTE: IndexedDB stores a large row in a separate file. Chromium deletes the file of a replaced row seconds later,
 * once it has no readers, so a few MB may become free unexpectedly. Data that must not fit has to be larger than that.
 */
export async function fillQuota({ environment, cdp }: LimitedStorage): Promise<void> {
  const storageKey = { origin: `${environment.origin}/` };
  const { usage } = await cdp.send('Storage.getUsageAndQuota', storageKey);
  await cdp.send('Storage.overrideQuotaForOrigin', { ...storageKey, quotaSize: Math.max(1, usage - 1000) });
  const { overrideActive } = await cdp.send('Storage.getUsageAndQuota', storageKey);
  if (!overrideActive) environment.record.addViolation('quota: the browser did not apply the limit');
  await pause(quotaCacheMs);
}

/** Describes the used space and the quota. */
export async function describeUsage({ environment, cdp }: LimitedStorage): Promise<string> {
  const { usage, quota } = await cdp.send('Storage.getUsageAndQuota', { origin: `${environment.origin}/` });
  return `${usage} of ${quota} bytes used`;
}

export async function restoreQuota({ environment, cdp }: LimitedStorage): Promise<void> {
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: `${environment.origin}/` });
}

/** Returns pseudo-random text: a repeated letter would compress well. */
export function createNoise(length: number): string {
  let state = length;
  const characters = Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(0x21 + ((state >>> 16) % 94));
  });
  return characters.join('');
}
