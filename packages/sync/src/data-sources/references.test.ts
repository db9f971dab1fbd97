import { expect, it } from 'vitest';
import type { FormRow } from '../database/rows.ts';
import { createLocalContext } from '../testing/local-context.ts';
import { crewId } from '../testing/workspace.ts';
import { findReferringForms, getResponseId, hasSubmissionSource, refersTo } from './references.ts';

const boiler = { id: 'r-7', responseId: 'r-7', title: 'Boiler', data: { site: { id: 'r-1' } } };
const fields = new Set(['asset', 'others']);

it('[SYNC-366] finds a response in reference fields at any depth, as a row or as an ID', () => {
  expect(refersTo({ asset: boiler }, fields, 'r-7')).toBe(true);
  expect(refersTo({ asset: 'r-7' }, fields, 'r-7')).toBe(true);
  expect(refersTo({ where: { rooms: [{ others: [{ id: 'r-8' }, boiler] }] } }, fields, 'r-7')).toBe(true);
  expect(refersTo({ asset: { id: 'r-8' }, note: 'r-7', maker: { id: 'r-7' } }, fields, 'r-7')).toBe(false);
});

it('[SYNC-366] ignores references within a chosen row', () => {
  const site = new Set(['asset', 'site']);
  expect(refersTo({ asset: boiler }, site, 'r-1')).toBe(false);
  expect(refersTo({ site: { id: 'r-1' } }, site, 'r-1')).toBe(true);
});

it('[SYNC-366] recognizes a row by its response ID, and a text only if it is an ID', () => {
  expect(getResponseId(boiler)).toBe('r-7');
  expect(getResponseId({ id: 'r-7', title: 'Boiler' })).toBe('r-7');
  expect(getResponseId('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('0f8fad5b-d9cb-469f-a165-70867728950e');
  expect([getResponseId('Boiler'), getResponseId(''), getResponseId(null), getResponseId({ id: 7 })]).toEqual(
    Array(4).fill(undefined),
  );
});

it("[SYNC-366] finds the team's forms that reference a form, in published versions and drafts", async () => {
  const { database } = await createLocalContext();
  const source = {
    ...{ teamId: crewId, title: 'Register', type: 'form-submissions' as const },
    sync: { enabled: true, includePreview: false },
  };
  await database.dataSources.bulkPut([
    { ...source, id: `${crewId}/register`, sourceId: 'register', config: { formId: 'assets' } },
    { ...source, id: `${crewId}/visits`, sourceId: 'visits', config: { formId: 'visits' } },
    { ...source, id: 'other/register', sourceId: 'register', teamId: 'other', config: { formId: 'else' } },
  ]);
  const inGrid = (key: string, dataSourceId: string) => ({
    driveItemId: 'x',
    schema: {
      components: [{ type: 'datagrid', key: 'rows', components: [{ type: 'spSelect', key, dataSourceId }] }],
    },
  });
  const form = (id: string, parts: object) =>
    ({ id, teamId: crewId, title: id, driveItemId: 'c', folderDriveItemId: 'd', ...parts }) as FormRow;
  await database.forms.bulkPut([
    form('check', {
      published: { ...inGrid('asset', 'register'), version: 1 },
      draft: inGrid('part.asset2', 'register'),
    }),
    form('repair', { draft: inGrid('asset', 'visits') }),
    form('gone', { published: { ...inGrid('asset', 'register'), version: 1 }, isGone: 1 }),
    form('elsewhere', { teamId: 'other', published: { ...inGrid('asset', 'register'), version: 1 } }),
  ]);
  expect(await findReferringForms(database, crewId, 'assets')).toEqual([
    { id: 'check', title: 'check', fields: new Set(['asset2', 'asset']) },
  ]);
  expect([
    await hasSubmissionSource(database, crewId, 'assets'),
    await hasSubmissionSource(database, crewId, 'check'),
  ]).toEqual([true, false]);
});
