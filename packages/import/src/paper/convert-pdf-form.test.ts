import { walkComponents } from '@tideform/engine';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { computeFindingTotals, readPdfForm, readPdfFormFile } from '../index.ts';
import { createPdfSample, pdfFormSamples } from '../testing/pdf-form-samples.ts';

async function readSample(name: string) {
  const sample = pdfFormSamples.find((one) => one.name === name)!;
  const task = getDocument({
    data: await createPdfSample(sample),
    verbosity: 0,
    useWorkerFetch: false,
    useWasm: false,
  });
  const pdfForm = await readPdfForm(await task.promise);
  await task.destroy();
  return readPdfFormFile(pdfForm, { submit: 'Submit' });
}

it('[IMP-80] reads the fields of a PDF page by page, and keeps their names', async () => {
  const read = await readSample('two pages, a list to choose from, boxes below a question');
  if (!read.ok) throw new Error(read.problem.code);
  expect([read.format, read.title, read.form.display]).toEqual(['pdf', 'Complaint', 'wizard']);
  expect(read.form.components.map(({ key }) => key)).toEqual(['page1', 'page2']);
  const fields = [...walkComponents(read.form)]
    .map(({ definition }) => definition)
    .filter(({ type }) => type !== 'panel');
  expect(fields).toMatchObject([
    {
      key: 'name',
      label: 'Your name',
      foreign: { format: 'pdf', properties: { page: 1, fields: [{ name: 'name' }] } },
    },
    { key: 'order', validate: { maxLength: 12 } },
    {
      key: 'country',
      type: 'select',
      data: { values: [{ value: 'Germany' }, { value: 'Austria' }, { value: 'Switzerland' }] },
    },
    {
      type: 'selectboxes',
      values: [{ label: 'Damaged' }, { label: 'Incomplete' }, { label: 'Late' }],
      foreign: { properties: { fields: [{ name: 'w1' }, { name: 'w2' }, { name: 'w3' }] } },
    },
    { key: 'details', type: 'textarea', foreign: { properties: { page: 2 } } },
    { key: 'refund', type: 'radio', values: [{ label: 'Yes' }, { label: 'No' }] },
  ]);
  expect(computeFindingTotals(read.findings).lost).toBe(0);
});

it('[IMP-80] reports a PDF without fillable fields', async () => {
  expect(await readSample('flat: lines to write on')).toEqual({ ok: false, problem: { code: 'noFields' } });
});
