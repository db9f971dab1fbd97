// `npm run every-component [-- --only keyboard,touch]`: fills in a form with every component, once by keyboard alone,
// and once by touch on an offline phone, with photo, sketch, signature and a QR code scanned by a fake camera. Submits
// the response, waits until it is sent, and reads it back from the library. Prints fields that could not be filled in
// and answers that differ. Screenshots in shots/every-component. Takes about three minutes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { specs } from '@tideform/components/specs';
import { teams } from '../../e2e/people.ts';
import { createFormPublisher } from '../../e2e/world/create-form-publisher.ts';
import { startServer } from '../../e2e/world/server-process.ts';
import { skipTour } from '../../e2e/world/skip-tour.ts';
import { openLibrary } from '../browser-kill/library.ts';
import { buildWeb } from '../start/build-web.ts';
import { openCameraBrowser } from './camera.ts';
import { everyForm, typesIn } from './cases/every-form.ts';
import { fillAndCheckForm } from './fill-and-check-form.ts';
import { createKeyboardInput, createTouchInput } from './input-method.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: 'keyboard,touch' }, steps: { type: 'string', default: '' } },
});
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 860 } };
const isTouch = (method: string) => method === 'touch';
const coordinates = { latitude: 51.50132, longitude: -0.02471, accuracy: 8 };

await buildWeb();
const pictures = join(import.meta.dirname, '../../shots/every-component');
mkdirSync(pictures, { recursive: true });
const server = await startServer();
const { browser, close } = await openCameraBrowser();
const wrongs: string[] = [];
const missing = Object.keys(specs).filter((type) => !typesIn(everyForm.components).has(type));
if (missing.length > 0) wrongs.push(`not in the form: ${missing.join(', ')}`);
try {
  for (const method of values.only.split(',')) {
    wrongs.push(...(await runMethod(method)).map((each) => `${method}: ${each}`));
  }
} finally {
  await close();
  await server.remove();
}
for (const each of wrongs) console.log(`WRONG  ${each}`);
console.log(`${Object.keys(specs).length} components, by ${values.only}: ${wrongs.length} wrong`);
process.exit(wrongs.length > 0 ? 1 : 0);

async function runMethod(method: string): Promise<readonly string[]> {
  const make = await createFormPublisher(server.address);
  const form = await make({ team: teams.readOnly, title: `Every component, ${method}`, source: everyForm });
  const context = await browser.newContext({
    ...(isTouch(method) ? phone : desktop),
    baseURL: server.address,
    locale: 'en-GB',
    geolocation: coordinates,
    permissions: ['geolocation', 'camera'],
  });
  await skipTour(context);
  const page = await context.newPage();
  const library = await openLibrary(server.address, form.teamId);
  const hand = isTouch(method) ? createTouchInput(page) : createKeyboardInput(page);
  const only = values.steps.split(',').filter((type) => type !== '');
  const wrong = await fillAndCheckForm({
    input: hand,
    form,
    library,
    isOffline: isTouch(method),
    types: only,
    screenshotFolder: pictures,
  });
  await context.close();
  return wrong;
}
