import { afterAll, beforeAll, describe } from 'vitest';
import { addressCases } from './addresses.conformance.ts';
import { batchCases } from './batch.conformance.ts';
import { callCases } from './calls.conformance.ts';
import { changeCases } from './changes.conformance.ts';
import { contentCases } from './content.conformance.ts';
import { copyCases } from './copies.conformance.ts';
import { directoryCases } from './directory.conformance.ts';
import { directoryQueryCases } from './directory-queries.conformance.ts';
import { driveDetailCases } from './drive-details.conformance.ts';
import { driveSocketCases } from './drive-sockets.conformance.ts';
import { folderCases } from './folders.conformance.ts';
import { itemCases } from './items.conformance.ts';
import { columnCases, listCases } from './lists.conformance.ts';
import { mailCases } from './mail.conformance.ts';
import { permissionCases } from './permissions.conformance.ts';
import { rowChangeCases } from './row-changes.conformance.ts';
import { rowCases } from './rows.conformance.ts';
import { sharingCases } from './sharing.conformance.ts';
import { siteColumnCases } from './site-columns.conformance.ts';
import { siteListCases } from './site-lists.conformance.ts';
import { siteRowCases } from './site-rows.conformance.ts';
import { siteCases } from './sites.conformance.ts';
import { lateItemCases, strictTenantCases } from './strict-tenants.conformance.ts';
import { uploadSessionCases } from './upload-sessions.conformance.ts';
import { usersListCases } from './users-list.conformance.ts';
import { checkOutCases, versionCases } from './versions.conformance.ts';
import { workbookCases } from './workbooks.conformance.ts';
import type { ConformanceWorld } from './world.ts';

/** Parts of the conformance suite. A service that implements only some of Graph runs only some parts. */
const parts = {
  calls: callCases,
  directory: directoryCases,
  directoryQueries: directoryQueryCases,
  mail: mailCases,
  lists: listCases,
  columns: columnCases,
  rows: rowCases,
  sites: siteCases,
  siteLists: siteListCases,
  siteColumns: siteColumnCases,
  siteRows: siteRowCases,
  rowChanges: rowChangeCases,
  usersList: usersListCases,
  addresses: addressCases,
  folders: folderCases,
  items: itemCases,
  content: contentCases,
  uploadSessions: uploadSessionCases,
  changes: changeCases,
  versions: versionCases,
  checkOut: checkOutCases,
  permissions: permissionCases,
  batch: batchCases,
  driveSockets: driveSocketCases,
  copies: copyCases,
  driveDetails: driveDetailCases,
  sharing: sharingCases,
  workbooks: workbookCases,
  strictTenants: strictTenantCases,
  lateItems: lateItemCases,
};

export type ConformancePart = keyof typeof parts;

export const allParts = Object.keys(parts) as readonly ConformancePart[];

/**
 * Defines the conformance suite for implementations of Microsoft Graph as test cases of the running test file. The
 * service under test is opened once and closed at the end. Folders, columns and libraries that the cases create are not
 * deleted.
 */
export function graphConformance(
  name: string,
  open: () => Promise<ConformanceWorld>,
  only: readonly ConformancePart[] = allParts,
): void {
  describe(`${name} conforms to Microsoft Graph`, () => {
    let world: ConformanceWorld | undefined;
    const current = (): ConformanceWorld => {
      if (!world) throw new Error('The service isn’t open yet');
      return world;
    };
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world?.close());
    for (const part of only) parts[part](current);
  });
}
