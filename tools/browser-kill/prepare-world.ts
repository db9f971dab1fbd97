import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChance, startServerProcess } from '@tideform/server/testing';
import { createTestDatabase } from '@tideform/server/testing/worlds';
import { people, teams } from '../../e2e/people.ts';
import { buildAndPublish } from '../../e2e/screens/builder.ts';
import { buildWeb } from '../start/build-web.ts';
import { openBrowser, type RealBrowser } from './browser.ts';
import { type Door, openDoor } from './door.ts';
import { openPage } from './filling.ts';
import { openLibrary } from './library.ts';
import { startRecord } from './record.ts';
import type { World } from './world.ts';

/** Runs `work` with the built app behind a door, a workspace of its own, and a browser in which somebody is signed in. */
export async function withWorld(seed: number, work: (world: World) => Promise<void>): Promise<World> {
  await buildWeb();
  const door = await openDoor();
  const database = await createTestDatabase([]);
  const server = await startServerProcess(database.connectionString, { PUBLIC_URL: door.origin, DEMO: 'empty' });
  door.lead(server.origin);
  const profile = mkdtempSync(join(tmpdir(), 'tideform-profile-'));
  let first: RealBrowser | undefined;
  let world: World | undefined;
  try {
    first = await openBrowser(profile);
    world = await prepare(first, profile, door, seed);
    await work(world);
    return world;
  } finally {
    await (world?.browser ?? first)?.close();
    await server.remove();
    await database.close();
    await door.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const note = { type: 'textfield', key: 'note', label: 'Note', input: true };
/** Code of an author: it runs in a worker of its own. */
const copied = { ...note, key: 'copied', label: 'Copied', calculateValue: 'value = data.note' };
const submit = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };
/** Long texts take long to draw: it may hold any number of letters. */
const unprinted = { ...note, pdfVisibility: 'hidden' };
const files = { type: 'file', key: 'files', label: 'Files', input: true, multiple: true };

async function prepare(browser: RealBrowser, profile: string, door: Door, seed: number): Promise<World> {
  const { origin } = door;
  const mail = people.owner;
  const page = await openPage(browser, origin, mail);
  const build = async (title: string, components: readonly object[]) => {
    await page.goto(`${origin}/`);
    return buildAndPublish(page, { team: teams.readOnly, title, source: { display: 'form', components } });
  };
  const form = await build('Note', [note, copied, submit]);
  const filesForm = await build('Photos', [unprinted, files, submit]);
  const library = await openLibrary(origin, form.teamId);
  await page.close();
  const [record, chance] = [startRecord(), createChance(seed)];
  return { browser, profile, origin, mail, door, form, filesForm, library, record, chance, told: [] };
}
