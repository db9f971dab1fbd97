import { createSession, printForm } from '@tideform/engine';
import { expect, it } from 'vitest';
import { prints } from '../prints.ts';
import { specs } from '../specs.ts';

const english = await prints.read({ language: 'en', locale: 'en' });
const listPrintedKinds = (more: object) => {
  const components = [
    { type: 'textfield', key: 'site', input: true },
    { type: 'pageBreak', key: 'pageBreak', label: 'Photos', input: false, ...more },
    { type: 'textfield', key: 'gate', input: true },
  ];
  const session = createSession({ form: { components }, specs, data: { site: 'Northgate' } });
  return printForm(session, english).map(({ kind }) => kind);
};

it('starts a new printed page between the components before and after it', () => {
  expect(listPrintedKinds({})).toEqual(['pair', 'newPage', 'pair']);
});

it("isn't printed if it is hidden", () => {
  const hiddenSettings = { conditional: { show: true, when: 'site', eq: 'Southgate' } };
  expect([listPrintedKinds(hiddenSettings), listPrintedKinds({ pdfVisibility: 'hidden' })]).toEqual([
    ['pair', 'pair'],
    ['pair', 'pair'],
  ]);
});
