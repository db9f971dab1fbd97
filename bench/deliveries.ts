/**
 * Measures how long delivering a thousand submissions takes, with one webhook event and one email each, for one server
 * process and for three processes with one PostgreSQL. The webhook receiver, the mail server and the database run on
 * the same processor cores as the server.
 *
 *     npm run bench:deliveries
 *     npm run bench:deliveries -- --responses 200 --processes 3
 *
 * Writes bench/results/deliveries.md.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureDeliveries } from './deliveries/measure-deliveries.ts';

const { values } = parseArgs({
  options: {
    responses: { type: 'string', default: '1000' },
    processes: { type: 'string', default: '1,3' },
  },
});
const goalPerSecond = 20;
const responses = Number(values.responses);
const lines: string[] = [];
for (const processes of values.processes.split(',').map(Number)) {
  const { acceptedMs, webhookMs, mailedMs, afterMs } = await measureDeliveries(processes, responses);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const perSecond = (2 * responses) / (Math.max(webhookMs, mailedMs) / 1000);
  const verdict = perSecond >= goalPerSecond ? 'met' : 'MISSED';
  const line =
    `${verdict}: ${processes} ${processes === 1 ? 'process' : 'processes'}: ${2 * responses} deliveries of ${responses} submissions in ` +
    `${seconds(Math.max(webhookMs, mailedMs))} s: ${perSecond.toFixed(0)} per second (goal ${goalPerSecond}); accepted after ${seconds(acceptedMs)} s, ` +
    `webhooks after ${seconds(webhookMs)} s, emails after ${seconds(mailedMs)} s; a single delivery arrives after ${seconds(afterMs)} s`;
  console.log(line);
  lines.push(`- ${line}\n`);
}
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
const head = `# Deliveries\n\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load at the end ${loadavg()[0]?.toFixed(1)}.\n\n`;
await writeFile(join(folder, 'deliveries.md'), `${head}${lines.join('')}`);
