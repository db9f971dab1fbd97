// `npm run corpus -- [FOLDER] [--shots]`: opens, renders in Chromium, fills in, validates and prints every form.io form
// of a folder, and runs the cases recorded from @formio/core. Prints a line for each form and for each differing case,
// and a summary line for both; `--shots` saves screenshots of the forms to shots/corpus. Fails on a crash, on console
// errors, on a field that isn't rendered, on a property that saving would drop, and on cases that differ without a
// reason. Without a folder it uses the forms in own-forms, as CI does: each of them was once reported as faulty by
// mistake. `-- FOLDER --rules` instead lists the rules that can't be described in plain language, and fails if these
// are more than 5%.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportCases } from './cases/report-cases.ts';
import { readCorpus } from './read-corpus.ts';
import { reportForms } from './report-forms.ts';
import { reportRules } from './report-rules.ts';

const { values, positionals } = parseArgs({
  options: { shots: { type: 'boolean', default: false }, rules: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { 0: folder = join(import.meta.dirname, 'own-forms') } = positionals;
const { forms, cases } = readCorpus(folder);
if (forms.length + cases.length === 0) console.error(`No forms or cases in ${folder}`);
if (values.rules) process.exit(reportRules(forms) ? 0 : 1);
const areFormsSound = forms.length === 0 || (await reportForms(forms, values.shots));
const areCasesSound = cases.length === 0 || (await reportCases(cases));
process.exit(areFormsSound && areCasesSound && forms.length + cases.length > 0 ? 0 : 1);
