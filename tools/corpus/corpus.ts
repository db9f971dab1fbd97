// `npm run corpus -- FOLDER`: opens, fills, checks and prints every form.io form of a folder, and runs the cases that were
// recorded from @formio/core. A line for each form and for each case that differs, one summary line for either. Fails on a
// crash, on a property that a save would drop, on a form that cannot be opened, and on cases that differ without a reason.
import { reportCases } from './cases/report-cases.ts';
import { readFolder } from './read-folder.ts';
import { reportForms } from './report-forms.ts';

const folder = process.argv[2];
if (!folder) {
  console.error('npm run corpus -- FOLDER');
  process.exit(2);
}

const { forms, cases } = readFolder(folder);
if (forms.length + cases.length === 0) console.error(`Nothing in ${folder}`);
const areFormsSound = forms.length === 0 || (await reportForms(forms));
const areCasesSound = cases.length === 0 || (await reportCases(cases));
process.exit(areFormsSound && areCasesSound && forms.length + cases.length > 0 ? 0 : 1);
