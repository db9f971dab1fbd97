import type { FormRow } from '@tideform/sync';
import { expect, it } from 'vitest';
import { filterForms, getVisibleForms } from './form-filter.ts';

const schema = { components: [] };
const createFormRow = (form: Partial<FormRow>): FormRow => ({
  id: '1',
  teamId: 't',
  title: 'Weekly Site Inspection',
  driveItemId: 'c',
  folderDriveItemId: 'f',
  ...form,
});
const forms = [
  createFormRow({
    published: { driveItemId: 'p', schema, version: 1 },
    channelId: 'c1',
    metadata: { Region: 'North', Size: 'S' },
  }),
  createFormRow({
    id: '2',
    title: 'Site plan',
    channelId: 'c2',
    category: 'Safety',
    metadata: { Region: 'South', Size: 'S' },
  }),
  createFormRow({ id: '3', title: 'Crane', category: 'Permit' }),
];
const filterFormIds = (filter: Parameters<typeof filterForms>[1]) => filterForms(forms, filter).map((form) => form.id);

it('shows drafts to builders only', () => {
  expect(getVisibleForms(forms, true)).toHaveLength(3);
  expect(getVisibleForms(forms, false).map((form) => form.id)).toEqual(['1']);
});

it('matches all search words in any order and case', () => {
  expect(filterFormIds({ search: 'inspection site' })).toEqual(['1']);
  expect(filterFormIds({ search: '  SITE ' })).toEqual(['1', '2']);
  expect(filterFormIds({ search: 'boiler' })).toEqual([]);
});

it('combines choices of one filter with or, and filters with and', () => {
  expect(filterFormIds({ channels: ['c1', 'c2'] })).toEqual(['1', '2']);
  expect(filterFormIds({ categories: ['Safety', 'Permit'] })).toEqual(['2', '3']);
  expect(filterFormIds({ channels: ['c1'], categories: ['Safety'] })).toEqual([]);
});

it('matches one of the values for each metadata name', () => {
  const [north, south, small] = [
    { key: 'Region', value: 'North' },
    { key: 'Region', value: 'South' },
    { key: 'Size', value: 'S' },
  ] as const;
  expect(filterFormIds({ metadata: [north, south] })).toEqual(['1', '2']);
  expect(filterFormIds({ metadata: [south, small] })).toEqual(['2']);
  expect(filterFormIds({ metadata: [{ key: 'toString', value: 'x' }] })).toEqual([]);
});
