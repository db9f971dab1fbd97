// `npm run calculations -- FOLDER [--seconds 60]`: opens every form of a folder that calculates something, with answers by a
// fixed rule, in our engine and in form.io's own client, and tells each calculated answer that differs. What neither has
// finished after some seconds is given up, and said so. Fails when something differs, or is given up, for no reason that
// `our-reasons.ts` gives.
import { parseArgs } from 'node:util';
import { parseForm } from '@tideform/engine';
import { readFolder } from '../corpus/read-folder.ts';
import { answersByRule } from './cases/answers-by-rule.ts';
import { openComparing } from './compare-within.ts';
import { judgeForm } from './judge-form.ts';
import { ourReasons } from './our-reasons.ts';

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
  console.error('npm run calculations -- FOLDER [--seconds 60]');
  process.exit(2);
}

const limitMs = Number(values.seconds) * 1000;
const comparing = openComparing();
const sum = { forms: 0, answers: 0, reasoned: 0, unexplained: 0 };
for (const { file, json } of readFolder(folder).forms) {
  const parsed = parseForm(json);
  if (!parsed.ok || !JSON.stringify(json).includes('"calculateValue":')) continue;
  const outcome = await comparing.compare(parsed.form, answersByRule(parsed.form), limitMs);
  const { lines, answers, reasoned, unexplained } = judgeForm(file, outcome, ourReasons);
  for (const line of lines) console.log(line);
  sum.forms += answers > 0 ? 1 : 0;
  sum.answers += answers;
  sum.reasoned += reasoned;
  sum.unexplained += unexplained;
}
await comparing.close();
console.log(
  `${sum.forms} forms, ${sum.answers} calculated answers, ${sum.reasoned} differ with a reason, ${sum.unexplained} without`,
);
process.exit(sum.unexplained === 0 ? 0 : 1);
