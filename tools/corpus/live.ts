// `npm run corpus:live -- FILE…`: takes real form.io forms through the whole product, in a real browser against the
// real server: the source is pasted and published, the form is filled in and submitted, the submission is found in the
// table, and its PDF is downloaded. One journey per form; without a file, a form of this repository, as in CI.
// Screenshots of failures are in .cache/e2e.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { createSubmitButton } from '@tideform/components/form-parts';
import { isSubmitButton } from '@tideform/components/specs';
import { type FormDefinition, parseForm, walkComponents } from '@tideform/engine';

const folder = mkdtempSync(join(tmpdir(), 'tideform-corpus-'));
const files = process.argv.slice(2).map((file) => {
  const form = addSubmitButton(JSON.parse(readFileSync(file, 'utf8')));
  const copy = join(folder, basename(file));
  writeFileSync(copy, JSON.stringify(form));
  return copy;
});
if (files.length > 0) process.env.CORPUS_FORMS = files.join(delimiter);
process.argv.splice(2, files.length, 'corpus.spec');
await import('../e2e/e2e.ts');

/**
 * Adds a submit button to a form that lacks one: a single-page form can't be published without it, and some forms rely
 * on the embedding page for submitting.
 */
function addSubmitButton(json: unknown): FormDefinition {
  const parsed = parseForm(json);
  if (!parsed.ok) throw new Error(`not a form: ${parsed.problems[0]?.code}`);
  const hasSubmit = [...walkComponents(parsed.form)].some(({ definition }) => isSubmitButton(definition));
  if (hasSubmit || parsed.form.display === 'wizard') return parsed.form;
  return { ...parsed.form, components: [...parsed.form.components, createSubmitButton('Submit')] };
}
