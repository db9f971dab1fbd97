// `npm run every-component [-- --only keyboard,touch]`: a form with every component that there is, filled in by keyboard alone, and on a phone
// by touch, offline, with photo, sketch, signature and a code that the camera sees; submitted, sent, and read back from the library.
// Says what could not be filled and what arrived otherwise. Pictures in shots/every-component. Some three minutes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { specs } from '@tideform/components/specs';
import { teams } from '../../e2e/people.ts';
import { openFormMaker } from '../../e2e/world/make-forms.ts';
import { startServer } from '../../e2e/world/server-process.ts';
import { skipTour } from '../../e2e/world/skip-tour.ts';
import { openLibrary } from '../browser-kill/library.ts';
import { buildWeb } from '../start/build-web.ts';
import { openCameraBrowser } from './camera.ts';
import { everyForm, typesIn } from './cases/every-form.ts';
import { fingerOf, keyboardOf } from './hand.ts';
import { play } from './play.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: 'keyboard,touch' }, steps: { type: 'string', default: '' } },
});
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 860 } };
const isTouch = (way: string) => way === 'touch';
const place = { latitude: 51.50132, longitude: -0.02471, accuracy: 8 };

await buildWeb();
const pictures = join(import.meta.dirname, '../../shots/every-component');
mkdirSync(pictures, { recursive: true });
const server = await startServer();
const { browser, close } = await openCameraBrowser();
const wrongs: string[] = [];
const missing = Object.keys(specs).filter((type) => !typesIn(everyForm.components).has(type));
if (missing.length > 0) wrongs.push(`not in the form: ${missing.join(', ')}`);
try {
  for (const way of values.only.split(',')) {
    wrongs.push(...(await playIn(way)).map((each) => `${way}: ${each}`));
  }
} finally {
  await close();
  await server.remove();
}
for (const each of wrongs) console.log(`WRONG  ${each}`);
console.log(`${Object.keys(specs).length} components, by ${values.only}: ${wrongs.length} wrong`);
process.exit(wrongs.length > 0 ? 1 : 0);

async function playIn(way: string): Promise<readonly string[]> {
  const make = await openFormMaker(server.address);
  const form = await make({ team: teams.readOnly, title: `Every component, ${way}`, source: everyForm });
  const context = await browser.newContext({
    ...(isTouch(way) ? phone : desktop),
    baseURL: server.address,
    locale: 'en-GB',
    geolocation: place,
    permissions: ['geolocation', 'camera'],
  });
  await skipTour(context);
  const page = await context.newPage();
  const library = await openLibrary(server.address, form.teamId);
  const hand = isTouch(way) ? fingerOf(page) : keyboardOf(page);
  const only = values.steps.split(',').filter((type) => type !== '');
  const wrong = await play({ hand, form, library, isOffline: isTouch(way), only, pictures });
  await context.close();
  return wrong;
}
