import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { createFreshName, expectRefusal, type GetService, sendRaw } from './service-under-test.ts';

export function defineDriveSocketCases(getService: GetService): void {
  describe('change notification sockets', () => {
    it('[GR-400] have a URL that contains its own credential and expires', async () => {
      const { owner, driveId } = getService();
      for (const operation of [operations.getDriveSocket, operations.getDriveListSocket]) {
        const { id, notificationUrl, expirationDateTime } = await owner.client.call(operation, { driveId });
        expect(id).not.toBe('');
        expect(new URL(notificationUrl).search).not.toBe('');
        expect(Date.parse(String(expirationDateTime))).toBeGreaterThan(Date.now());
      }
    });

    it('[GR-401] are forbidden without permissions on the drive', async () => {
      const { owner, outsider, groupId } = getService();
      const body = { displayName: createFreshName(getService(), 'quiet'), list: { template: 'documentLibrary' } };
      const created = await owner.client.call(operations.createGroupList, { groupId }, { body });
      const { body: drive } = await sendRaw(
        getService(),
        owner,
        `GET /groups/${groupId}/sites/root/lists/${created.id}/drive`,
      );
      const refused = outsider.client.call(operations.getDriveSocket, { driveId: drive.id });
      await expectRefusal(refused, 403, 'accessDenied');
      const ofGroup = await sendRaw(
        getService(),
        getService().owner,
        `GET /groups/${groupId}/drive/root/subscriptions/socketIo`,
      );
      expect(ofGroup.status).toBe(200);
    });
  });
}
