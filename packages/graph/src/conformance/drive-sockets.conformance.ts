import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { ask, expectRefusal, freshName, type World } from './world.ts';

export function driveSocketCases(open: World): void {
  describe('sockets that tell of changes', () => {
    it('[GR-400] have an address that holds its own credential and expires', async () => {
      const { owner, driveId } = open();
      for (const operation of [operations.getDriveSocket, operations.getDriveListSocket]) {
        const { id, notificationUrl, expirationDateTime } = await owner.client.call(operation, { driveId });
        expect(id).not.toBe('');
        expect(new URL(notificationUrl).search).not.toBe('');
        expect(Date.parse(String(expirationDateTime))).toBeGreaterThan(Date.now());
      }
    });

    it('[GR-401] are not for those who see nothing of the drive', async () => {
      const { owner, outsider, groupId } = open();
      const body = { displayName: freshName(open(), 'quiet'), list: { template: 'documentLibrary' } };
      const made = await owner.client.call(operations.createGroupList, { groupId }, { body });
      const { body: drive } = await ask(open(), owner, `GET /groups/${groupId}/sites/root/lists/${made.id}/drive`);
      const refused = outsider.client.call(operations.getDriveSocket, { driveId: drive.id });
      await expectRefusal(refused, 403, 'accessDenied');
      const ofGroup = await ask(open(), open().owner, `GET /groups/${groupId}/drive/root/subscriptions/socketIo`);
      expect(ofGroup.status).toBe(200);
    });
  });
}
