import type { CDPSession } from '@playwright/test';
import { pause } from '../workspace-kill/caller.ts';
import type { World } from './world.ts';

/** Whose storage is limited. */
interface Place {
  readonly world: World;
  readonly cdp: CDPSession;
}

/** Chromium asks for the room that is left and then believes its answer for half a minute. */
const believedMs = 31_000;

/**
 * Sets the limit a little below what is used, so that no further write fits.
 *
 * NOTE: a large row lies in a file of its own. Chromium deletes the file of a former state when nobody reads it any more,
 * seconds after it was replaced: some MB may get free behind our back. What must not fit is larger than that.
 */
export async function fillUp({ world, cdp }: Place): Promise<void> {
  const place = { origin: `${world.origin}/` };
  const { usage } = await cdp.send('Storage.getUsageAndQuota', place);
  await cdp.send('Storage.overrideQuotaForOrigin', { ...place, quotaSize: Math.max(1, usage - 1000) });
  const { overrideActive } = await cdp.send('Storage.getUsageAndQuota', place);
  if (!overrideActive) world.record.wrong('quota: the browser did not take the limit');
  await pause(believedMs);
}

/** What is used, and the limit. */
export async function describeUse({ world, cdp }: Place): Promise<string> {
  const { usage, quota } = await cdp.send('Storage.getUsageAndQuota', { origin: `${world.origin}/` });
  return `${usage} of ${quota} bytes used`;
}

export async function makeRoom({ world, cdp }: Place): Promise<void> {
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: `${world.origin}/` });
}

/** Letters by chance: one letter repeated packs well. */
export function noise(length: number): string {
  let state = length;
  const letters = Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(0x21 + ((state >>> 16) % 94));
  });
  return letters.join('');
}
