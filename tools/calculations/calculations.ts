// `npm run calculations -- FOLDER [--seconds 30]`: opens every form of a folder that calculates something, with answers by a
// fixed rule, in our engine and in form.io's own client, and tells each calculated answer that differs. What neither has
// finished after some seconds is given up, and said so. Fails when an answer differs.
import { parseArgs } from 'node:util';
import { parseForm } from '@tideform/engine';
import { readFolder } from '../corpus/read-folder.ts';
import { answersByRule } from './cases/answers-by-rule.ts';
import { openComparing } from './compare-within.ts';

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '30' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
  console.error('npm run calculations -- FOLDER [--seconds 30]');
  process.exit(2);
}

const limitMs = Number(values.seconds) * 1000;
const comparing = openComparing();
const sum = { forms: 0, answers: 0, different: 0, failed: 0, 'gave up': 0 };
for (const { file, json } of readFolder(folder).forms) {
  const parsed = parseForm(json);
  if (!parsed.ok || !JSON.stringify(json).includes('"calculateValue":')) continue;
  const outcome = await comparing.compare(parsed.form, answersByRule(parsed.form), limitMs);
  if (outcome.is !== 'compared') {
    sum[outcome.is] += 1;
    console.log(`${file}: ${outcome.is === 'failed' ? `not compared: ${outcome.why.slice(0, 200)}` : 'gave up'}`);
    continue;
  }
  const { count, differences } = outcome.compared;
  if (count === 0) continue;
  sum.forms += 1;
  sum.answers += count;
  sum.different += differences.length;
  console.log(`${file}: ${count} calculated, ${differences.length} different`);
  for (const difference of differences) console.log(`  ${difference}`);
}
await comparing.close();
console.log(
  `${sum.forms} forms, ${sum.answers} calculated answers, ${sum.different} different, ${sum.failed} forms not compared, ${sum['gave up']} given up`,
);
process.exit(sum.different === 0 ? 0 : 1);
