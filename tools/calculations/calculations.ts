// `npm run calculations -- FOLDER`: opens every form of a folder that calculates something, with answers by a fixed rule, in our
// engine and in form.io's own client, and tells each calculated answer that differs. Fails when there is one.
import { parseForm } from '@tideform/engine';
import { readFolder } from '../corpus/read-folder.ts';
import { answersByRule } from './cases/answers-by-rule.ts';
import { compareForm } from './compare-form.ts';
import { openTheirs } from './play-theirs.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('npm run calculations -- FOLDER');
  process.exit(2);
}

const theirs = openTheirs();
const sum = { forms: 0, answers: 0, different: 0 };
for (const { file, json } of readFolder(folder).forms) {
  const parsed = parseForm(json);
  if (!parsed.ok || !JSON.stringify(json).includes('"calculateValue":')) continue;
  const compared = await compareForm(parsed.form, answersByRule(parsed.form), theirs).catch((cause: unknown) => {
    console.log(`${file}: not compared: ${String(cause).slice(0, 200)}`);
    return undefined;
  });
  if (!compared?.count) continue;
  const { count, differences } = compared;
  sum.forms += 1;
  sum.answers += count;
  sum.different += differences.length;
  console.log(`${file}: ${count} calculated, ${differences.length} different`);
  for (const difference of differences) console.log(`  ${difference}`);
}
theirs.close();
console.log(`${sum.forms} forms, ${sum.answers} calculated answers, ${sum.different} different`);
process.exit(sum.different === 0 ? 0 : 1);
