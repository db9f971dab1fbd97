import { afterAll, beforeAll, describe } from 'vitest';
import { defineAddressCases } from './addresses.conformance.ts';
import { defineBatchCases, defineCallCases } from './calls.conformance.ts';
import { defineChangeCases } from './changes.conformance.ts';
import { defineContentCases } from './content.conformance.ts';
import { defineDirectoryCases } from './directory.conformance.ts';
import { defineDirectoryQueryCases } from './directory-queries.conformance.ts';
import { defineDriveDetailCases, defineDriveSocketCases } from './drive-details.conformance.ts';
import { defineCopyCases, defineFolderCases } from './folders.conformance.ts';
import { defineItemCases } from './items.conformance.ts';
import { defineColumnCases, defineListCases } from './lists.conformance.ts';
import { defineMailCases } from './mail.conformance.ts';
import { definePermissionCases } from './permissions.conformance.ts';
import { defineRowChangeCases } from './row-changes.conformance.ts';
import { defineRowCases } from './rows.conformance.ts';
import type { ServiceUnderTest } from './service-under-test.ts';
import { defineSharingCases } from './sharing.conformance.ts';
import { defineSiteColumnCases } from './site-columns.conformance.ts';
import { defineSiteRowCases } from './site-rows.conformance.ts';
import { defineSiteCases, defineSiteListCases } from './sites.conformance.ts';
import { defineLateItemCases, defineStrictTenantCases } from './strict-tenants.conformance.ts';
import { defineUploadSessionCases } from './upload-sessions.conformance.ts';
import { defineUsersListCases } from './users-list.conformance.ts';
import { defineCheckOutCases, defineVersionCases } from './versions.conformance.ts';
import { defineWorkbookCases } from './workbooks.conformance.ts';

/** Parts of the conformance suite. A service that implements only some of Graph runs only some parts. */
const casesByPart = {
  calls: defineCallCases,
  directory: defineDirectoryCases,
  directoryQueries: defineDirectoryQueryCases,
  mail: defineMailCases,
  lists: defineListCases,
  columns: defineColumnCases,
  rows: defineRowCases,
  sites: defineSiteCases,
  siteLists: defineSiteListCases,
  siteColumns: defineSiteColumnCases,
  siteRows: defineSiteRowCases,
  rowChanges: defineRowChangeCases,
  usersList: defineUsersListCases,
  addresses: defineAddressCases,
  folders: defineFolderCases,
  items: defineItemCases,
  content: defineContentCases,
  uploadSessions: defineUploadSessionCases,
  changes: defineChangeCases,
  versions: defineVersionCases,
  checkOut: defineCheckOutCases,
  permissions: definePermissionCases,
  batch: defineBatchCases,
  driveSockets: defineDriveSocketCases,
  copies: defineCopyCases,
  driveDetails: defineDriveDetailCases,
  sharing: defineSharingCases,
  workbooks: defineWorkbookCases,
  strictTenants: defineStrictTenantCases,
  lateItems: defineLateItemCases,
};

export type ConformancePart = keyof typeof casesByPart;

export const allParts = Object.keys(casesByPart) as readonly ConformancePart[];

/**
 * Defines the conformance suite for implementations of Microsoft Graph as test cases of the running test file. The
 * service under test is opened once and closed at the end. Folders, columns and libraries that the cases create are not
 * deleted.
 */
export function describeGraphConformance(
  name: string,
  openService: () => Promise<ServiceUnderTest>,
  only: readonly ConformancePart[] = allParts,
): void {
  describe(`${name} conforms to Microsoft Graph`, () => {
    let service: ServiceUnderTest | undefined;
    const current = (): ServiceUnderTest => {
      if (!service) throw new Error('The service isn’t open yet');
      return service;
    };
    beforeAll(async () => {
      service = await openService();
    });
    afterAll(() => service?.close());
    for (const part of only) casesByPart[part](current);
  });
}
