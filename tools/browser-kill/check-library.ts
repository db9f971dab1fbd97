import { openPage, waitUntilSent } from './fill-response.ts';
import type { World } from './world.ts';

/**
 * Waits until everything is sent, and checks that each submit that the app confirmed is in the library exactly once,
 * with the answers of this device or later ones.
 */
export async function checkLibrary(world: World): Promise<void> {
  const page = await openPage(world.browser, world.origin, world.mail);
  await waitUntilSent(page, 300_000);
  await page.close();
  const arrived = await world.library.submissions();
  const numbers = new Set<string>();
  for (const observed of world.observed) {
    const mine = arrived.filter((one) => one.responseId === observed.responseId);
    if (observed.submitted && mine.length !== 1)
      world.record.addViolation(`${observed.responseId} (${observed.saved}): ${mine.length} submissions`);
    else if (mine.length > 1) world.record.addViolation(`${observed.responseId}: ${mine.length} submissions`);
    else if (observed.submitted) world.record.count('submits that are in the library exactly once');
  }
  for (const one of arrived) {
    const key = `${one.folderId} ${one.number}`;
    if (numbers.has(key)) world.record.addViolation(`number ${one.number} twice in one folder`);
    numbers.add(key);
  }
  const unexpected = arrived.filter(
    (one) => !world.observed.some((observed) => observed.responseId === one.responseId),
  );
  if (unexpected.length > 0) world.record.addViolation(`${unexpected.length} submissions that no user submitted`);
}
