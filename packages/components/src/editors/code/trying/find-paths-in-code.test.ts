import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { specs } from '../../../specs.ts';
import { listFormFields } from '../../conditionBuilder/logic/target-fields.ts';
import { findPathsInCode } from './find-paths-in-code.ts';

const createTextField = (key: string) => ({ type: 'textfield', key, label: key, input: true });
const total = createTextField('total');
const form: FormDefinition = {
  components: [
    createTextField('site'),
    createTextField('other'),
    { type: 'datagrid', key: 'items', input: true, components: [createTextField('price'), createTextField('amount')] },
    { type: 'container', key: 'person', input: true, components: [createTextField('name')] },
    total,
  ],
};
const { fields } = listFormFields(form, total, specs, true);

it.each([
  ['value = data.site', 'calculateValue', ['site']],
  ['value = row.site ?? data.person?.name', 'calculateValue', ['person.name', 'site']],
  ['value = data.items.reduce((sum, one) => sum + one.price, 0)', 'calculateValue', ['items', 'items.price']],
  ['value = data.items[0].amount', 'calculateValue', ['items', 'items.amount']],
  ["value = utils.getValue(submission, 'other')", 'calculateValue', ['other']],
  ['valid = input.length > 3', 'validate.custom', ['total']],
  ['value = input', 'calculateValue', []],
  ['value = dataset.site + siterow.other', 'calculateValue', []],
])('finds the fields that %s uses', (code, kind, paths) => {
  expect([...findPathsInCode(code, kind, fields)].toSorted()).toEqual(paths);
});
