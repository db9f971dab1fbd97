import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, responseRow, submittedRow } from '../../../testing/open-device.ts';
import { button, newResponsePath, openSiteDevice, published } from '../../../testing/site-form.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const registerId = 'register';
const boiler = {
  id: 'boiler',
  responseId: 'boiler',
  submissionNumber: 2,
  title: 'Boiler',
  data: { site: 'Canal Street' },
};
const asset = {
  type: 'spSelect',
  key: 'asset',
  label: 'Asset',
  input: true,
  dataSourceId: registerId,
  labelProperty: 'title',
};
const publishedCheck = { driveItemId: 'p2', schema: { components: [asset, button] }, version: 1 };
const forms = [
  formRow({ published }),
  formRow({ id: 'form2', title: 'Asset check', driveItemId: 'c2', folderDriveItemId: 'f2', published: publishedCheck }),
];
const createCheck = (id: string, row: object, more: object = {}) => ({
  ...{ id, formId: 'form2', formTitle: 'Asset check', schema: publishedCheck.schema, version: 1 },
  data: { data: { asset: row }, metadata: {} },
  ...more,
});

/** Creates a register whose responses are a data source, and checks that refer to its entries. */
async function openRegisterDevice() {
  const data = await openSiteDevice(
    {
      submitted: [
        submittedRow(createCheck('of-boiler', boiler, { createdBy: { id: 'bo', name: 'Bo Ek' } })),
        submittedRow(createCheck('of-lift', { ...boiler, id: 'lift', responseId: 'lift' })),
        submittedRow({ id: 'boiler', schema: published.schema }),
      ],
      responses: [responseRow(createCheck('begun', boiler, { title: 'Begun' }))],
    },
    forms,
  );
  const id = `team1/${registerId}`;
  const { dataSources, dataSummary, data: rows } = data.database;
  const config = { siteId: 's', listId: 'l', formId: 'form1' };
  const sync = { enabled: true, includePreview: false };
  await dataSources.put({
    id,
    sourceId: registerId,
    teamId: 'team1',
    title: 'Register',
    type: 'form-submissions',
    config,
    sync,
  });
  await dataSummary.put({ dataSourceIdentifier: id, userId: data.identity.userId, live: `${id}#1`, mark: 'm' });
  await rows.put({
    dataSourceIdentifier: `${id}#1`,
    id: 'boiler',
    lastModified: '2026-11-20T10:00:00Z',
    value: boiler,
  });
  return data;
}

const getReferenceTexts = async () => {
  const section = await screen.findByRole('region', { name: 'Referenced by' });
  const list = await within(section).findByRole('list', { name: 'Asset check' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''));
};

it('shows references to a response, starting with those on the device, and links both ways', async () => {
  const { user, path } = openApp(`${newResponsePath}/boiler`, await openRegisterDevice());
  await expect
    .poll(getReferenceTexts)
    .toEqual([
      expect.stringMatching(/^(Begun|Asset check).*Draft$/),
      expect.stringMatching(/^Asset check#\d+ · Bo Ek · .*Submitted$/),
    ]);
  const links = within(await screen.findByRole('list', { name: 'Asset check' })).getAllByRole('link');
  await user.click(links[1]!);
  await expect.poll(path).toBe('/teams/team1/forms/form2/response/of-boiler');
  await user.click(await screen.findByRole('link', { name: 'Open Boiler' }));
  await expect.poll(path).toBe(`${newResponsePath}/boiler`);
});

it('shows a response from a data source and references on the device without a network', async () => {
  const data = await openRegisterDevice();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openApp(`${newResponsePath}/boiler`, data);
  await screen.findByText(/These answers come from a data source/);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
  screen.getByRole('heading', { level: 1, name: 'Boiler' });
  await expect.poll(getReferenceTexts).toEqual([expect.stringMatching(/Draft$/)]);
  screen.getByText(/will appear when you’re back online/);
});

it('shows no references without a data source, and nothing stored for another account', async () => {
  const data = await openRegisterDevice();
  await data.database.dataSummary.update(`team1/${registerId}`, { userId: 'other' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openApp(`${newResponsePath}/boiler`, data);
  await screen.findByText(/Connect to the internet to open this submission/);
  cleanup();
  vi.restoreAllMocks();
  await data.database.dataSources.clear();
  openApp(`${newResponsePath}/boiler`, data);
  await screen.findByLabelText('Site');
  expect(screen.queryByText('Referenced by')).toBeNull();
});
