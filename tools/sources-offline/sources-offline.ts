// `npm run sources:offline`: tests rows of data sources on an offline phone. A camera scans a barcode, its row is
// looked up, and fields are filled in; then three dependent choices are made, and changing the first clears the others.
// The response is submitted, sent once online, and read back from the library. Prints unexpected results. Screenshots
// in shots/sources-offline. Takes about two minutes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { people, teams } from '../../e2e/people.ts';
import { createFormPublisher } from '../../e2e/world/create-form-publisher.ts';
import { startServer } from '../../e2e/world/server-process.ts';
import { openSession } from '../../e2e/world/session.ts';
import { openLibrary } from '../browser-kill/library.ts';
import { openCameraBrowser } from '../every-component/camera.ts';
import { buildWeb } from '../start/build-web.ts';
import { runScenario } from './run-scenario.ts';
import { lookupForm, sources } from './sample-sources.ts';
import { openTeamSources } from './team-sources.ts';

await buildWeb();
const pictures = join(import.meta.dirname, '../../shots/sources-offline');
mkdirSync(pictures, { recursive: true });
const server = await startServer();
const { browser, close } = await openCameraBrowser();
let wrongs: readonly string[];
try {
  const make = await createFormPublisher(server.address);
  const made = await make({ team: teams.first, title: 'Round', source: lookupForm });
  const owner = await openSession(server.address, people.owner);
  const team = await openTeamSources(server.address, owner, made.teamId);
  for (const [id, content] of Object.entries(sources)) await team.add(id, Buffer.from(content));
  // Signs in a member who isn't a builder, whose device loads only the rows that the form needs.
  const { storageState } = await openSession(server.address, people.member);
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
  const context = await browser.newContext({
    ...{ ...phone, baseURL: server.address, locale: 'en-GB', permissions: ['camera'], storageState },
  });
  const library = await openLibrary(server.address, made.teamId);
  wrongs = await runScenario({ page: await context.newPage(), form: made, library, pictures });
} finally {
  await close();
  await server.remove();
}
for (const each of wrongs) console.log(`WRONG  ${each}`);
console.log(`a scan and three choices while offline: ${wrongs.length} wrong`);
process.exit(wrongs.length > 0 ? 1 : 0);
