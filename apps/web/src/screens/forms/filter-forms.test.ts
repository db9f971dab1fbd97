import type { FormRow } from '@tideform/sync';
import { expect, it } from 'vitest';
import { filterForms } from './filter-forms.ts';

const schema = { components: [] };
const published: FormRow = {
  id: '1',
  teamId: 't',
  title: 'Weekly Site Inspection',
  driveItemId: 'c',
  folderDriveItemId: 'f',
  published: { driveItemId: 'p', schema, version: 1 },
};
const { published: _, ...rest } = published;
const draft: FormRow = { ...rest, id: '2', title: 'Site plan', draft: { driveItemId: 'd', schema } };
const ids = (search: string, canBuild: boolean) =>
  filterForms([published, draft], { search, canBuild }).map((form) => form.id);

it('shows drafts to builders only', () => {
  expect(ids('', true)).toEqual(['1', '2']);
  expect(ids('', false)).toEqual(['1']);
});

it('finds every word in any order and case', () => {
  expect(ids('inspection site', true)).toEqual(['1']);
  expect(ids('  SITE ', true)).toEqual(['1', '2']);
  expect(ids('boiler', true)).toEqual([]);
});
