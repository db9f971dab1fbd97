import { openPage, untilSent } from './filling.ts';
import type { World } from './world.ts';

/** When everything is sent: each submit that was told is in the library, once, with the answers of this device or later ones. */
export async function checkLibrary(world: World): Promise<void> {
  const page = await openPage(world.browser, world.origin, world.mail);
  await untilSent(page, 300_000);
  await page.close();
  const arrived = await world.library.submissions();
  const numbers = new Set<string>();
  for (const told of world.told) {
    const mine = arrived.filter((one) => one.responseId === told.responseId);
    if (told.submitted && mine.length !== 1)
      world.record.wrong(`${told.responseId} (${told.saved}): ${mine.length} submissions`);
    else if (mine.length > 1) world.record.wrong(`${told.responseId}: ${mine.length} submissions`);
    else if (told.submitted) world.record.count('submits that are in the library once');
  }
  for (const one of arrived) {
    const key = `${one.folderId} ${one.number}`;
    if (numbers.has(key)) world.record.wrong(`number ${one.number} twice in one folder`);
    numbers.add(key);
  }
  const strangers = arrived.filter((one) => !world.told.some((told) => told.responseId === one.responseId));
  if (strangers.length > 0) world.record.wrong(`${strangers.length} submissions that nobody made`);
}
