// `npm run calculations -- FOLDER [--seconds 60]`: opens every form of a folder that has calculations, with generated
// answers, in this engine and in form.io's client, and prints each calculated answer that differs. Stops and reports a
// form that takes longer than the time limit in either engine. Fails if a form differs or was stopped, unless
// `expected-differences.ts` lists the reason.
import { parseArgs } from 'node:util';
import { parseForm } from '@tideform/engine';
import { readCorpus } from '../corpus/read-corpus.ts';
import { createAnswers } from './cases/answers-by-rule.ts';
import { expectedDifferences } from './expected-differences.ts';
import { createFormComparer } from './form-comparer.ts';
import { summarizeComparison } from './summarize-comparison.ts';

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run calculations -- FOLDER [--seconds 60]');
  process.exit(2);
}

const limitMs = Number(values.seconds) * 1000;
const comparer = createFormComparer();
const totals = { forms: 0, answers: 0, reasoned: 0, unexplained: 0 };
for (const { file, json } of readCorpus(folder).forms) {
  const parsed = parseForm(json);
  if (!parsed.ok || !JSON.stringify(json).includes('"calculateValue":')) continue;
  const result = await comparer.compare(parsed.form, createAnswers(parsed.form), limitMs);
  const { lines, answers, reasoned, unexplained } = summarizeComparison(file, result, expectedDifferences);
  for (const line of lines) console.log(line);
  totals.forms += answers > 0 ? 1 : 0;
  totals.answers += answers;
  totals.reasoned += reasoned;
  totals.unexplained += unexplained;
}
await comparer.close();
console.log(
  `${totals.forms} forms, ${totals.answers} calculated answers, ${totals.reasoned} differ for a listed reason, ${totals.unexplained} for an unknown reason`,
);
process.exit(totals.unexplained === 0 ? 0 : 1);
