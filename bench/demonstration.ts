/**
 * Measures how long after its start the demo has the content that a new user sees: a server with the embedded
 * PostgreSQL and an empty folder, queried over HTTP as a demo user.
 *
 *     npm run bench:demonstration
 *
 * Writes bench/results/demonstration.md. Times are upper bounds if the machine has other load.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createGraphClient, operations } from '@tideform/graph';
import {
  createSignInClient,
  DEMO_PASSWORD,
  demoForms,
  demoTeams,
  deriveResponseIds,
  people,
} from '@tideform/server/testing';
import { findLibrary } from '@tideform/sync/library';
import { startServer } from '../e2e/world/server-process.ts';

const goalSeconds = 10;
const beginMs = performance.now();
const secondsNow = () => (performance.now() - beginMs) / 1000;
const lines: string[] = [];
const print = (line: string): void => {
  console.log(line);
  lines.push(line);
};

const answered = demoForms.filter(({ responses }) => responses !== undefined);
const isLong = ({ responses }: (typeof answered)[number]) => responses!.count >= 1000;
const short = answered.filter((form) => !isLong(form));
const listWanted = (forms: typeof answered, number: 'first' | 'newest', what: 'json' | 'pdf') =>
  forms.map((form) => {
    const at = number === 'first' ? 1 : form.responses!.count;
    return { team: form.team, itemId: deriveResponseIds(form, at)[what] };
  });
/** Content to wait for, in order, with its goal in seconds. */
const awaited = [
  ['400 submissions of the short forms', goalSeconds, listWanted(short, 'newest', 'json')],
  ['PDF of the newest submission of each short form', goalSeconds, listWanted(short, 'newest', 'pdf')],
  ['PDFs of all 400 submissions', undefined, listWanted(short, 'first', 'pdf')],
  ['the form with 5,000 submissions', undefined, listWanted(answered.filter(isLong), 'newest', 'json')],
] as const;

const server = await startServer({ hasContent: true });
try {
  print(`measured: the server accepts requests, with teams and forms: ${secondsNow().toFixed(1)} s`);
  const { access_token } = await createSignInClient(server.address).signIn(
    people.amira.person.userPrincipalName,
    DEMO_PASSWORD,
  );
  const graph = createGraphClient({
    baseUrl: `${server.address}/v1.0`,
    fetch,
    token: async () => access_token,
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    random: Math.random,
  });
  const driveIds = new Map<string, string>();
  for (const [team, { id }] of Object.entries(demoTeams)) driveIds.set(team, (await findLibrary(graph, id))!.driveId);
  const isThere = ({ team, itemId }: AwaitedItem): Promise<boolean> =>
    graph.call(operations.getItem, { driveId: driveIds.get(team)!, itemId }).then(
      () => true,
      () => false,
    );
  for (const [what, goal, wanted] of awaited) {
    for (const one of wanted) while (!(await isThere(one))) await wait(100);
    const seconds = secondsNow();
    const verdict = goal === undefined ? 'measured' : seconds <= goal ? 'met' : 'MISSED';
    print(`${verdict}: ${what}: ${seconds.toFixed(1)} s${goal === undefined ? '' : ` (goal ${goal})`}`);
  }
} finally {
  await server.remove();
}
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
const head = `# Demo content after the start\n\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load at the end ${loadavg()[0]?.toFixed(1)}.\n\n`;
await writeFile(join(folder, 'demonstration.md'), `${head}${lines.map((line) => `- ${line}\n`).join('')}`);

interface AwaitedItem {
  readonly team: string;
  readonly itemId: string;
}
