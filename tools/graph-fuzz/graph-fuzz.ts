// `npm run graph:fuzz [-- --requests 20000 --seed 1]`: starts the server with its own database and sends malformed
// requests, generated from a seed for every Graph operation. Prints each fault with its request, and ends with one
// summary line.
import { parseArgs } from 'node:util';
import { runBadRequests, startTarget } from '@tideform/server/testing/bad-requests';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
const SHOWN = 40;

const target = await startTarget();
try {
  const from = performance.now();
  const tally = await runBadRequests(target, { requests, seed, deadlineMs: 20_000 });
  for (const { index, request, reason } of tally.faults.slice(0, SHOWN)) {
    const { operation, method, target: address, headers, body } = request;
    console.log(`#${index} ${operation}: ${reason}\n  ${method} ${address.slice(0, 400)}`);
    const odd = headers.filter(([name]) => !/^(Host|Connection|Authorization)$/.test(name));
    console.log(`  ${JSON.stringify(odd).slice(0, 300)} ${body?.toString().slice(0, 600) ?? ''}\n`);
  }
  const statuses = Object.entries(tally.statuses).map(([status, count]) => `${status}: ${count}`);
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  const made = Object.keys(tally.operations).length;
  console.log(
    `${tally.sent} malformed requests of ${made} kinds, seed ${seed}, ${seconds} s (${statuses.join(', ')}), ${tally.faults.length} faults`,
  );
  if (tally.faults.length > 0) process.exitCode = 1;
} finally {
  await target.close();
}
