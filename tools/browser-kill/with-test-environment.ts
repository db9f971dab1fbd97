import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeededRandom, startServerProcess } from '@tideform/server/testing';
import { createTestDatabase } from '@tideform/server/testing/worlds';
import { people, teams } from '../../e2e/people.ts';
import { buildAndPublish } from '../../e2e/screens/builder.ts';
import { buildWeb } from '../start/build-web.ts';
import { type BrowserProcess, openBrowser } from './browser.ts';
import { type FaultyProxy, openFaultyProxy } from './faulty-proxy.ts';
import { openPage } from './fill-response.ts';
import { openLibrary } from './library.ts';
import { createRunRecord } from './record.ts';
import type { TestEnvironment } from './test-environment.ts';

/** Runs `work` with the built app behind a proxy, an empty workspace, and a browser with a signed-in user. */
export async function withTestEnvironment(
  seed: number,
  work: (environment: TestEnvironment) => Promise<void>,
): Promise<TestEnvironment> {
  await buildWeb();
  const proxy = await openFaultyProxy();
  const database = await createTestDatabase([]);
  const server = await startServerProcess(database.connectionString, { PUBLIC_URL: proxy.origin, DEMO: 'empty' });
  proxy.setTarget(server.origin);
  const profile = mkdtempSync(join(tmpdir(), 'tideform-profile-'));
  let first: BrowserProcess | undefined;
  let environment: TestEnvironment | undefined;
  try {
    first = await openBrowser(profile);
    environment = await prepare(first, profile, proxy, seed);
    await work(environment);
    return environment;
  } finally {
    await (environment?.browser ?? first)?.close();
    await server.remove();
    await database.close();
    await proxy.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const note = { type: 'textfield', key: 'note', label: 'Note', input: true };
/** A field calculated by the author's code, which runs in a separate worker. */
const copied = { ...note, key: 'copied', label: 'Copied', calculateValue: 'value = data.note' };
const submit = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };
/**
 * A text field that is hidden in the PDF: long texts take long to render, and the tests fill in texts of several
 * megabytes.
 */
const unprinted = { ...note, pdfVisibility: 'hidden' };
const files = { type: 'file', key: 'files', label: 'Files', input: true, multiple: true };

async function prepare(
  browser: BrowserProcess,
  profile: string,
  proxy: FaultyProxy,
  seed: number,
): Promise<TestEnvironment> {
  const { origin } = proxy;
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
  const [record, chance] = [createRunRecord(), createSeededRandom(seed)];
  return { browser, profile, origin, mail, proxy, form, filesForm, library, record, chance, observed: [] };
}
