import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspection } from '../../e2e/forms/inspection.ts';
import { note, noteWithPlace } from '../../e2e/forms/small-forms.ts';
import { teams } from '../../e2e/people.ts';
import { createFormPublisher } from '../../e2e/world/create-form-publisher.ts';
import { startServer } from '../../e2e/world/server-process.ts';

/** Titles of the forms in each team. */
export const titles = ['Asset check', 'Incident report', 'Site inspection', 'Visitor sign-in'];

/** Starts the product with three teams, each with a library and four published forms. */
export async function openTeams(delayMs: number): Promise<{ readonly address: string; close(): Promise<void> }> {
  if (delayMs > 0) {
    process.env.BENCH_DELAY_MS = String(delayMs);
    process.env.NODE_OPTIONS = `--import ${pathToFileURL(join(import.meta.dirname, 'delay-answers.mjs')).href}`;
  }
  const server = await startServer();
  const make = await createFormPublisher(server.address);
  const sources = [noteWithPlace, note, inspection, noteWithPlace];
  for (const team of Object.values(teams)) {
    for (const [at, title] of titles.entries()) await make({ team, title, source: sources[at] ?? note });
  }
  return { address: server.address, close: () => server.remove() };
}
