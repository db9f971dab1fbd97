// `npm run corpus:live -- FILE…`: takes real form.io forms the whole way in a real browser against the real server:
// source pasted, published, filled by rule, submitted, found in the submissions, PDF downloaded. A journey for each form; without
// a file for one of our own, as in CI. Pictures of what fails are in .cache/e2e.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { newSubmitButton } from '@tideform/components/form-parts';
import { isSubmitButton } from '@tideform/components/specs';
import { type FormDefinition, parseForm, walkComponents } from '@tideform/engine';

const folder = mkdtempSync(join(tmpdir(), 'tideform-corpus-'));
const files = process.argv.slice(2).map((file) => {
  const form = withSubmit(JSON.parse(readFileSync(file, 'utf8')));
  const copy = join(folder, basename(file));
  writeFileSync(copy, JSON.stringify(form));
  return copy;
});
if (files.length > 0) process.env.CORPUS_FORMS = files.join(delimiter);
process.argv.splice(2, files.length, 'corpus.spec');
await import('../e2e/e2e.ts');

/** A form of one page cannot be published without a submit button; some of the corpus leave it to their host. */
function withSubmit(json: unknown): FormDefinition {
  const parsed = parseForm(json);
  if (!parsed.ok) throw new Error(`not a form: ${parsed.problems[0]?.code}`);
  const hasSubmit = [...walkComponents(parsed.form)].some(({ definition }) => isSubmitButton(definition));
  if (hasSubmit || parsed.form.display === 'wizard') return parsed.form;
  return { ...parsed.form, components: [...parsed.form.components, newSubmitButton('Submit')] };
}
