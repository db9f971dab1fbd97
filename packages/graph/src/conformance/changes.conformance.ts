import { describe, expect, it } from 'vitest';
import type { GraphPage } from '../client.ts';
import { operations } from '../operations.ts';
import type { DriveChange, DriveItem } from '../resources/drive-item.ts';
import {
  addFolder,
  createFreshFolder,
  expectRefusal,
  type GetService,
  putText,
  type ServiceUnderTest,
  sendRaw,
} from './service-under-test.ts';

interface ChangeRound {
  readonly rows: readonly DriveChange[];
  readonly pages: readonly GraphPage<DriveChange>[];
  readonly deltaLink: string;
}

/** Reads all pages of changes, up to the page with the delta link. */
async function fetchAllChanges(
  service: ServiceUnderTest,
  link?: string,
  top?: number,
  headers = {},
): Promise<ChangeRound> {
  const params = { driveId: service.driveId };
  const options = { headers, ...(top !== undefined && { query: { top } }) };
  const read = (from?: string) =>
    service.owner.client.page(operations.listDriveChanges, params, {
      ...options,
      ...(from !== undefined && { link: from }),
    });
  const pages = [await read(link)];
  for (let page = pages[0]; page?.nextLink !== undefined; page = pages.at(-1)) {
    expect(page.deltaLink).toBeUndefined();
    pages.push(await read(page.nextLink));
  }
  const deltaLink = pages.at(-1)?.deltaLink;
  if (deltaLink === undefined) throw new Error('The last page has no delta link');
  return { rows: pages.flatMap((page) => page.rows), pages, deltaLink };
}

async function fetchLatestDeltaLink(service: ServiceUnderTest): Promise<string> {
  const query = { token: 'latest' };
  const page = await service.owner.client.page(operations.listDriveChanges, { driveId: service.driveId }, { query });
  expect(page.rows).toEqual([]);
  return String(page.deltaLink);
}

/** Returns an item's last row in a list of changes. */
function findLast(rows: readonly DriveChange[], { id }: DriveItem): DriveChange | undefined {
  return rows.findLast((row) => row.id === id);
}

export function defineChangeCases(getService: GetService): void {
  describe('changes of a drive', () => {
    const rename = (item: DriveItem, name: string) =>
      getService().owner.client.call(
        operations.updateItem,
        { driveId: getService().driveId, itemId: item.id },
        { body: { name } },
      );
    const remove = (item: DriveItem) =>
      getService().owner.client.call(operations.deleteItem, { driveId: getService().driveId, itemId: item.id });

    it('[GR-160] enumerate everything at first, including the root, with the delta link on the last page', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a/b.txt');
      const { rows, pages } = await fetchAllChanges(service, undefined, 2);
      expect(pages.length).toBeGreaterThan(1);
      expect(rows.some((row) => row.root)).toBe(true);
      for (const item of [folder, file]) expect(findLast(rows, item)).toMatchObject({ name: item.name });
      expect(findLast(rows, file)).toMatchObject({ size: 7, file: {}, parentReference: { driveId: service.driveId } });
    });

    it('[GR-161] return the current state of changed items, with their parent folders up to the root', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt');
      const other = await putText(service, folder, 'other.txt');
      const link = await fetchLatestDeltaLink(service);
      await rename(file, 'b.txt');
      await rename(file, 'c.txt');
      const { rows } = await fetchAllChanges(service, link);
      expect(findLast(rows, file)).toMatchObject({ name: 'c.txt' });
      expect(findLast(rows, folder)).toBeDefined();
      expect(rows.some((row) => row.root)).toBe(true);
      expect(findLast(rows, other)).toBeUndefined();
    });

    it('[GR-162] leave out parent folders on request', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const link = await fetchLatestDeltaLink(service);
      await putText(service, folder, 'a.txt');
      const { rows } = await fetchAllChanges(service, link, undefined, { deltaExcludeParent: 'true' });
      expect(findLast(rows, folder)).toBeUndefined();
    });

    it('[GR-163] are empty if nothing changed, and can be listed again with an older token', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const link = await fetchLatestDeltaLink(service);
      const file = await putText(service, folder, 'a.txt');
      const firstRound = await fetchAllChanges(service, link);
      const again = await fetchAllChanges(service, link);
      expect(findLast(again.rows, file)).toEqual(findLast(firstRound.rows, file));
      const unchanged = await fetchAllChanges(service, firstRound.deltaLink);
      expect(unchanged.rows.filter((row) => !row.root)).toEqual([]);
    });

    it('[GR-164] return deleted items by ID only', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt');
      const link = await fetchLatestDeltaLink(service);
      await remove(file);
      const row = findLast((await fetchAllChanges(service, link)).rows, file);
      expect(row).toMatchObject({ deleted: { state: 'deleted' }, file: {} });
      expect(row?.eTag).toBeUndefined();
    });

    it('[GR-165] return a deleted folder, but not its content as existing items', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'sub/a.txt');
      const link = await fetchLatestDeltaLink(service);
      await remove(folder);
      const { rows } = await fetchAllChanges(service, link);
      expect(findLast(rows, folder)?.deleted).toBeDefined();
      expect(rows.filter((row) => row.id === file.id && !row.deleted)).toEqual([]);
      expect(
        findLast(
          (await fetchAllChanges(service)).rows.filter((row) => !row.deleted),
          folder,
        ),
      ).toBeUndefined();
    });

    it('[GR-166] return a renamed or moved folder without its content', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const sub = await addFolder(service, folder, 'sub');
      const file = await putText(service, sub, 'a.txt');
      const link = await fetchLatestDeltaLink(service);
      await rename(sub, 'renamed');
      const { rows } = await fetchAllChanges(service, link);
      expect(findLast(rows, sub)).toMatchObject({ name: 'renamed', parentReference: { id: folder.id } });
      expect(findLast(rows, file)).toBeUndefined();
    });

    it('[GR-174] return the correct path of an item, or no path', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const sub = await addFolder(service, folder, 'sub folder');
      const link = await fetchLatestDeltaLink(service);
      const file = await putText(service, sub, 'a.txt');
      const { rows } = await fetchAllChanges(service, link);
      const { path, ...parent } = findLast(rows, file)?.parentReference ?? {};
      expect(parent).toMatchObject({ driveId: service.driveId, id: sub.id });
      const reported = `/drives/${service.driveId}/root:/${folder.name}/sub%20folder`;
      if (service.tenantRules === undefined) expect([undefined, reported]).toContain(path);
      else expect(path).toBe(service.tenantRules.includes('no-delta-paths') ? undefined : reported);
      const root = rows.find((row) => row.root);
      expect(root?.parentReference).toMatchObject({ driveId: service.driveId });
      expect(root?.parentReference?.path).toBeUndefined();
    });

    it('[GR-167] include field values, but not permissions', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const params = { driveId: service.driveId, itemId: file.id };
      const link = await fetchLatestDeltaLink(service);
      const body = { recipients: [{ objectId: service.outsider.id }], roles: ['read'], requireSignIn: true };
      await service.owner.client.call(operations.invite, params, { body });
      const afterGrant = await fetchAllChanges(service, link);
      expect(findLast(afterGrant.rows, file)).toBeUndefined();
      const row = await service.owner.client.call(operations.getItemListItem, params);
      await service.owner.client.call(
        operations.updateDriveListItemFields,
        { driveId: service.driveId, listItemId: row.id },
        { body: { Title: 'New' } },
      );
      expect(findLast((await fetchAllChanges(service, afterGrant.deltaLink)).rows, file)).toBeDefined();
    });

    it('[GR-409] contain neither the author of a change nor the cTag', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const row = findLast((await fetchAllChanges(service)).rows, file);
      expect(row?.eTag).toBeDefined();
      for (const name of ['createdBy', 'lastModifiedBy', 'cTag'] as const) expect(row?.[name]).toBeUndefined();
    });

    it('[GR-168] return a new ID for a name that was deleted and created again', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const old = await putText(service, folder, 'a.txt');
      const link = await fetchLatestDeltaLink(service);
      await remove(old);
      const created = await putText(service, folder, 'a.txt');
      const { rows } = await fetchAllChanges(service, link);
      expect(findLast(rows, old)?.deleted).toBeDefined();
      expect(findLast(rows, created)).toMatchObject({ name: 'a.txt' });
    });

    it('[GR-169] include every change that is made while pages are read', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const link = await fetchLatestDeltaLink(service);
      const files: DriveItem[] = [];
      for (const name of ['a', 'b', 'c', 'd']) files.push(await putText(service, folder, name));
      const { client } = service.owner;
      const params = { driveId: service.driveId };
      const first = await client.page(operations.listDriveChanges, params, { link: `${link}&$top=2` });
      await rename(files[0]!, 'late');
      const rest = await fetchAllChanges(service, first.nextLink ?? first.deltaLink);
      const second = await fetchAllChanges(service, rest.deltaLink);
      const rows = [...first.rows, ...rest.rows, ...second.rows];
      expect(findLast(rows, files[0]!)).toMatchObject({ name: 'late' });
      for (const file of files) expect(findLast(rows, file)).toBeDefined();
    });

    it('[GR-173] report deletions during a full enumeration', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const files: DriveItem[] = [];
      for (const name of ['a', 'b', 'c', 'd', 'e']) files.push(await putText(service, folder, name));
      const { client } = service.owner;
      const params = { driveId: service.driveId };
      const isShownOnPage = ({ rows }: GraphPage<DriveChange>) => files.find((file) => findLast(rows, file));
      let page = await client.page(operations.listDriveChanges, params, { query: { top: 2 } });
      while (!isShownOnPage(page))
        page = await client.page(operations.listDriveChanges, params, { link: page.nextLink! });
      const shownRow = isShownOnPage(page)!;
      await remove(shownRow);
      const rest = await fetchAllChanges(service, page.nextLink!);
      const second = await fetchAllChanges(service, rest.deltaLink);
      expect(findLast([...rest.rows, ...second.rows], shownRow)).toMatchObject({ deleted: { state: 'deleted' } });
      for (const file of files.filter((one) => one !== shownRow)) {
        expect(findLast([...page.rows, ...rest.rows], file)).toMatchObject({ name: file.name });
      }
    });

    it('[GR-170] return 410 with a restart link if the token is invalid', async () => {
      const service = getService();
      const link = await fetchLatestDeltaLink(service);
      await service.expireChangeTokens(service.driveId);
      const { driveId } = service;
      const call = service.owner.client.page(operations.listDriveChanges, { driveId }, { link });
      const error = await call.catch((thrown) => thrown);
      expect(error).toMatchObject({ status: 410, code: expect.stringMatching(/^resync/) });
      expect(String(error.location)).toContain('/delta');
      const fresh = await sendRaw(service, service.owner, `GET ${error.location}`);
      expect(fresh.status).toBe(200);
      const invalidToken = service.owner.client.page(
        operations.listDriveChanges,
        { driveId },
        { query: { token: 'x' } },
      );
      await expectRefusal(invalidToken, 410, /^resync/);
    });

    it('[GR-171] can only be listed for the root folder, under any of its addresses', async () => {
      const service = getService();
      const root = await service.owner.client.call(operations.getRoot, { driveId: service.driveId });
      const byId = await sendRaw(
        service,
        service.owner,
        `GET /drives/${service.driveId}/items/${root.id}/delta?token=latest`,
      );
      expect(byId.body['@odata.deltaLink']).toContain('token=');
      const address = `GET /drives/${service.driveId}/root/delta(token='latest')`;
      expect((await sendRaw(service, service.owner, address)).body.value).toEqual([]);
    });

    it('[GR-172] keep selection and page size in their links', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await addFolder(service, folder, 'sub');
      const first = await sendRaw(
        service,
        service.owner,
        `GET /drives/${service.driveId}/root/delta?$select=id,name&$top=1`,
      );
      const next = await sendRaw(service, service.owner, `GET ${first.body['@odata.nextLink']}`);
      expect(next.status).toBe(200);
      for (const row of [...first.body.value, ...next.body.value]) expect(row.size).toBeUndefined();
    });
  });
}
