import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteSharedFiles, storeSharedFiles } from '../../data/shared-files/shared-files-cache.ts';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../testing/open-device.ts';

afterEach(async () => {
  cleanup();
  await deleteSharedFiles(caches);
});

const createPublishedForm = (components: readonly object[]) =>
  ({ driveItemId: 'p', version: 1, schema: { components } }) as NonNullable<ReturnType<typeof formRow>['published']>;
const photo = { type: 'file', key: 'photo', label: 'Photo', input: true };
const text = { type: 'textfield', key: 'site', label: 'Site', input: true };

/** Creates the request that the service worker receives when another app on the phone shares files. */
function createShareRequest(...files: File[]): Request {
  const body = new FormData();
  for (const file of files) body.append('files', file);
  return new Request('https://app.test/share-target', { method: 'POST', body });
}

it('starts a response with a shared photo', async () => {
  await storeSharedFiles(createShareRequest(new File(['old'], 'old.png', { type: 'image/png' })), caches);
  await storeSharedFiles(createShareRequest(new File(['quay'], 'Kai ö.png', { type: 'image/png' })), caches);
  const device = await openDevice({
    teams: [teamRow()],
    forms: [
      formRow({ published: createPublishedForm([text, photo]) }),
      formRow({ id: 'form2', title: 'Words alone', published: createPublishedForm([text]) }),
      formRow({ id: 'form3', title: 'Not yet published' }),
    ],
  });
  const { user, path } = openApp('/shared', device);
  const files = await screen.findByRole('list', { name: 'Files' });
  expect(within(files).getByText('Kai ö.png')).toBeDefined();
  expect(within(files).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Words alone|Not yet/ })).toBeNull();
  expect(await findAccessibilityViolations(screen.getByRole('main'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Weekly site inspection/ }));
  await expect.poll(path).toMatch(/^\/teams\/team1\/forms\/form1\/response\/.+/);
  await screen.findByText('Kai ö.png');
  const [row] = await device.database.responses.toArray();
  expect(row?.data.data).toMatchObject({ photo: [{ originalName: 'Kai ö.png', type: 'image/png' }] });
  expect(await caches.has('tideform-shared')).toBe(false);
});

it('shows a message when nothing was shared', async () => {
  openApp('/shared', await openDevice({ teams: [teamRow()], forms: [] }));
  await screen.findByRole('heading', { name: 'Nothing was shared' });
});
