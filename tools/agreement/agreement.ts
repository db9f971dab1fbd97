// `npm run agreement [-- --cases 10000 --seed 1 --from 0]`: makes forms and people who answer them, by chance that can be
// repeated. The person answers in Chromium; the server checks what it is handed on Node. They must find the same wrong.
// A case that differs is printed as small as it still differs. Ends with one summary line.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { specs } from '@tideform/components/specs';
import { openThreadScripts } from '@tideform/server/scripts';
import { openPage } from '../page/open-page.ts';
import { type AgreementCase, makeCase } from './cases/make-case.ts';
import { agree, type Finding, judgeData } from './play-case.ts';
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
/** A busy machine may stop honest code; what differs each time does not differ by chance. */
const TRIES = 3;
/** Another clock than the server's: where a form is answered must not change what is right. */
const timezoneId = 'Asia/Kolkata';

const host = openThreadScripts();
const server = { specs, scripts: () => ({ ...host, close: () => undefined }) };
const isKnown = (type: string) => Object.hasOwn(specs, type);
const { page, complaints, close } = await openPage('agreement', join(import.meta.dirname, 'page'), { timezoneId });
const made = (index: number) => makeCase(seed, index, isKnown);
const answerCase = (given: AgreementCase) => page.evaluate((each) => window.answerCase(each), given);
const answerCases = (from: number, size: number) =>
  page.evaluate(([...given]) => window.answerCases(given[0]!, given[1]!, given[2]!), [seed, from, size]);

const seen = { differing: 0, wrong: 0, withProblems: 0 };
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
for (const complaint of complaints) console.error(`The page complains: ${complaint}`);
console.log(`${seen.wrong} cases with something wrong in the answers, ${seen.withProblems} with a problem in code`);
console.log(`${count} cases: ${count - seen.differing} agree, ${seen.differing} differ (seed ${seed})`);
process.exit(seen.differing === 0 && complaints.length === 0 ? 0 : 1);

async function compare(index: number, client: Finding): Promise<void> {
  const given = made(index);
  if (client.issues.length > 0) seen.wrong += 1;
  if (client.logicErrors.length > 0) seen.withProblems += 1;
  if (agree(client, await judgeData(given, client.data, server)) || !(await differs(given))) return;
  seen.differing += 1;
  await print(index, await shrinkCase(given, differsAtOnce));
}

async function differsAtOnce(given: AgreementCase): Promise<boolean> {
  const client = await answerCase(given);
  return !agree(client, await judgeData(given, client.data, server));
}

async function differs(given: AgreementCase): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) if (!(await differsAtOnce(given))) return false;
  return true;
}

async function print(index: number, small: AgreementCase): Promise<void> {
  const client = await answerCase(small);
  const verdict = await judgeData(small, client.data, server);
  console.log(`\nCase ${index} differs: ${JSON.stringify(small)}`);
  console.log(`  answers ${JSON.stringify(client.data)}`);
  console.log(`  client  ${JSON.stringify(client.issues)} ${JSON.stringify(client.logicErrors)}`);
  console.log(`  server  ${JSON.stringify(verdict.issues)} ${JSON.stringify(verdict.logicErrors)}`);
}
