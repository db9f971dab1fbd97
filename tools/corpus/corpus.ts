// `npm run corpus -- [FOLDER] [--shots]`: opens, draws in Chromium, fills, checks and prints every form.io form of a folder, and
// runs the cases that were recorded from @formio/core. A line for each form and for each case that differs, one summary
// line for either; `--shots` puts pictures of the forms into shots/corpus. Fails on a crash, on what a page complains of, on
// a field that is not drawn, on a property that a save would drop, and on cases that differ without a reason. Without a folder
// our own forms are tried, as in CI: each has something that was once called wrong although it was sound.
// `-- FOLDER --rules` lists instead the rules that cannot be said in plain words; it fails where more than one in twenty cannot.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportCases } from './cases/report-cases.ts';
import { readFolder } from './read-folder.ts';
import { reportForms } from './report-forms.ts';
import { reportRules } from './report-rules.ts';

const { values, positionals } = parseArgs({
  options: { shots: { type: 'boolean', default: false }, rules: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { 0: folder = join(import.meta.dirname, 'own-forms') } = positionals;
const { forms, cases } = readFolder(folder);
if (forms.length + cases.length === 0) console.error(`Nothing in ${folder}`);
if (values.rules) process.exit(reportRules(forms) ? 0 : 1);
const areFormsSound = forms.length === 0 || (await reportForms(forms, values.shots));
const areCasesSound = cases.length === 0 || (await reportCases(cases));
process.exit(areFormsSound && areCasesSound && forms.length + cases.length > 0 ? 0 : 1);
