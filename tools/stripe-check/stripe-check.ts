// `npm run -s stripe:check -- --openapi FILE [--fixtures FILE]`: runs the server's Stripe requests against the
// simulated Stripe, and compares the declared request shapes, every request and every response with copies of Stripe's
// OpenAPI description and examples (github.com/stripe/openapi: openapi/spec3.json or .yaml, fixtures3.json). These
// files belong to Stripe and aren't part of this repository.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  type RequestShape,
  requestShapes,
  runPurchaseScenarios,
  startStripeDouble,
} from '@tideform/server/testing/stripe';
import { parse } from 'yaml';
import { compareExamples, type Examples } from './compare-examples.ts';
import { createStripeChecker, type StripeDescription } from './create-stripe-checker.ts';

const { values } = parseArgs({ options: { openapi: { type: 'string' }, fixtures: { type: 'string' } } });
const read = async (file: string): Promise<unknown> => parse(await readFile(file, 'utf8'), { maxAliasCount: -1 });

if (!values.openapi && !values.fixtures) {
  console.error(
    'Usage: npm run -s stripe:check -- [--openapi FILE] [--fixtures FILE], with copies of Stripe’s description and examples.',
  );
  process.exit(1);
}

const double = await startStripeDouble();
const events = await runPurchaseScenarios(double);
double.close();
const faults = new Map<string, number>();
const recordFaults = (found: readonly string[]) => {
  for (const fault of found) faults.set(fault, (faults.get(fault) ?? 0) + 1);
};

console.log(`${double.exchanges.length} requests and ${events} events of ${Object.keys(requestShapes).length} shapes`);
if (values.openapi) {
  const document = (await read(values.openapi)) as StripeDescription;
  const description = createStripeChecker(document);
  for (const shape of Object.values(requestShapes) as RequestShape[]) recordFaults(description.checkShape(shape));
  let [requests, replies] = [0, 0];
  for (const { shape: name, parameters: sent, status, body } of double.exchanges) {
    if (!name || status !== 200)
      throw new Error(`The simulated Stripe refused a request: ${status} ${JSON.stringify(body)}`);
    recordFaults(description.checkRequest(requestShapes[name], sent));
    recordFaults(description.checkReply(requestShapes[name], body));
    [requests, replies] = [requests + 1, replies + 1];
  }
  for (const event of double.state.events) recordFaults(description.checkObject('event', event));
  console.log(
    `Stripe's description, version ${document.info.version}: ${requests} requests, ${replies} responses, ${events} events`,
  );
}
if (values.fixtures) {
  const examples = (await read(values.fixtures)) as Examples;
  const replies = double.exchanges.map(({ body }) => body);
  const { compared, faults: found } = compareExamples(examples, [...replies, ...double.state.events]);
  recordFaults(found);
  console.log(`Stripe's examples: ${compared} objects`);
}
for (const [fault, times] of faults) console.log(`- ${fault} (${times} times)`);
console.log(faults.size === 0 ? 'No differences.' : `${faults.size} differences.`);
process.exitCode = faults.size === 0 ? 0 : 1;
