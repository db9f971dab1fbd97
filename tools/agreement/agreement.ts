// `npm run agreement [-- --cases 10000 --seed 1 --from 0]`: checks that client and server validate responses alike.
// Generates forms and user actions from a seed, answers each form in Chromium, and validates the submitted data on
// Node; both must find the same validation errors. Prints each differing case, shrunk to the smallest form that still
// differs, and ends with one summary line.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { specs } from '@tideform/components/specs';
import { openThreadScripts } from '@tideform/server/scripts';
import { openPage } from '../page/open-page.ts';
import { type AgreementCase, createCase } from './cases/create-case.ts';
import { type AgreementResult, haveSameErrors, validateData } from './run-case.ts';
import { shrinkCase } from './shrink-case.ts';

const option = { cases: '10000', seed: '1', from: '0' };
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: option.cases },
    seed: { type: 'string', default: option.seed },
    from: { type: 'string', default: option.from },
  },
});
const [count, seed, first] = [Number(values.cases), Number(values.seed), Number(values.from)];
const BATCH = 100;
/** Number of runs in which client and server must differ: on a busy machine a script may hit its time limit once. */
const TRIES = 3;
/** Time zone of the browser, different from the server's: the respondent's time zone must not change validation. */
const timezoneId = 'Asia/Kolkata';

const host = openThreadScripts();
const server = { specs, scripts: () => ({ ...host, close: () => undefined }) };
const isKnown = (type: string) => Object.hasOwn(specs, type);
const { page, complaints, close } = await openPage('agreement', join(import.meta.dirname, 'page'), { timezoneId });
const getCase = (index: number) => createCase(seed, index, isKnown);
const answerCase = (testCase: AgreementCase) => page.evaluate((each) => window.answerCase(each), testCase);
const answerCases = (from: number, size: number) =>
  page.evaluate(([...testCase]) => window.answerCases(testCase[0]!, testCase[1]!, testCase[2]!), [seed, from, size]);

const counts = { differing: 0, wrong: 0, withProblems: 0 };
try {
  await page.waitForFunction(() => 'answerCases' in window);
  let next = answerCases(first, Math.min(BATCH, count));
  for (let from = first; from < first + count; from += BATCH) {
    const findings = await next;
    const left = first + count - from - BATCH;
    if (left > 0) next = answerCases(from + BATCH, Math.min(BATCH, left));
    for (const [at, client] of findings.entries()) await compare(from + at, client);
    if ((from - first) % 1000 === 0) process.stderr.write('.');
  }
  process.stderr.write('\n');
} finally {
  await close();
  host.close();
}
for (const complaint of complaints) console.error(`Error in the page: ${complaint}`);
console.log(`${counts.wrong} cases with validation errors, ${counts.withProblems} with logic errors`);
console.log(`${count} cases: ${count - counts.differing} agree, ${counts.differing} differ (seed ${seed})`);
process.exit(counts.differing === 0 && complaints.length === 0 ? 0 : 1);

async function compare(index: number, client: AgreementResult): Promise<void> {
  const testCase = getCase(index);
  if (client.issues.length > 0) counts.wrong += 1;
  if (client.logicErrors.length > 0) counts.withProblems += 1;
  if (
    haveSameErrors(client, await validateData(testCase, client.data, server)) ||
    !(await hasDifferentResults(testCase))
  )
    return;
  counts.differing += 1;
  await printDifference(index, await shrinkCase(testCase, differsAtOnce));
}

async function differsAtOnce(testCase: AgreementCase): Promise<boolean> {
  const client = await answerCase(testCase);
  return !haveSameErrors(client, await validateData(testCase, client.data, server));
}

async function hasDifferentResults(testCase: AgreementCase): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) if (!(await differsAtOnce(testCase))) return false;
  return true;
}

async function printDifference(index: number, small: AgreementCase): Promise<void> {
  const client = await answerCase(small);
  const verdict = await validateData(small, client.data, server);
  console.log(`\nCase ${index} differs: ${JSON.stringify(small)}`);
  console.log(`  answers ${JSON.stringify(client.data)}`);
  console.log(`  client  ${JSON.stringify(client.issues)} ${JSON.stringify(client.logicErrors)}`);
  console.log(`  server  ${JSON.stringify(verdict.issues)} ${JSON.stringify(verdict.logicErrors)}`);
}
