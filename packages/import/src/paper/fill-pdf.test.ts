import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { fillPdf } from './fill-pdf.ts';

async function createPdf(): Promise<ArrayBuffer> {
  const file = await PDFDocument.create();
  await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage();
  const form = file.getForm();
  for (const name of ['who', 'on', 'age', 'sign']) form.createTextField(name).addToPage(page);
  for (const name of ['a', 'b', 'agreed']) form.createCheckBox(name).addToPage(page);
  const size = form.createRadioGroup('size');
  for (const option of ['S', 'M']) size.addOptionToPage(option, page);
  const town = form.createDropdown('town');
  town.addOptions(['Bonn', 'Essen']);
  town.addToPage(page);
  return (await file.save()).slice().buffer;
}

const createForeign = (...names: string[]) => ({
  foreign: { format: 'pdf', properties: { page: 1, fields: names.map((name) => ({ name })) } },
});
const form: FormDefinition = {
  components: [
    { type: 'textfield', key: 'who', label: 'Who', ...createForeign('who') },
    { type: 'datetime', key: 'on', label: 'On', enableTime: false, ...createForeign('on') },
    { type: 'number', key: 'age', label: 'Age', ...createForeign('age') },
    {
      type: 'selectboxes',
      key: 'days',
      label: 'Days',
      values: [{ value: 'mon' }, { value: 'tue' }],
      ...createForeign('a', 'b'),
    },
    { type: 'checkbox', key: 'agreed', label: 'Agreed', ...createForeign('agreed') },
    { type: 'radio', key: 'size', label: 'Size', values: [{ value: 's' }, { value: 'm' }], ...createForeign('size') },
    { type: 'select', key: 'town', label: 'Town', ...createForeign('town') },
    { type: 'textfield', key: 'gone', label: 'Gone', ...createForeign('not there') },
    { type: 'textfield', key: 'added', label: 'Added later' },
  ],
};
const data = {
  who: 'Ann',
  on: '2026-11-26',
  age: 41.5,
  days: { mon: false, tue: true },
  agreed: true,
  size: 'm',
  town: 'Essen',
  gone: 'x',
  added: 'y',
};

it('writes answers into the fields of the PDF, and reports answers without a field', async () => {
  const { pdf, missing } = await fillPdf(await createPdf(), form, data, { isFlat: false, locale: 'de' });
  const fields = (await PDFDocument.load(pdf)).getForm();
  expect([
    fields.getTextField('who').getText(),
    fields.getTextField('on').getText(),
    fields.getTextField('age').getText(),
  ]).toEqual(['Ann', '26.11.2026', '41,5']);
  expect(['a', 'b', 'agreed'].map((name) => fields.getCheckBox(name).isChecked())).toEqual([false, true, true]);
  expect([fields.getRadioGroup('size').getSelected(), fields.getDropdown('town').getSelected()]).toEqual([
    'M',
    ['Essen'],
  ]);
  expect(missing).toEqual(['Gone']);
});

it('flattens the fields on request', async () => {
  const { pdf } = await fillPdf(await createPdf(), form, data, { isFlat: true, locale: 'en' });
  expect((await PDFDocument.load(pdf)).getForm().getFields()).toEqual([]);
});
