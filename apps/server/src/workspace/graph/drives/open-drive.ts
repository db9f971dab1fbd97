import { type Access, loadAccess, requireGranted } from '../../library/access/access-store.ts';
import type { Item, List } from '../../library/item.ts';
import { requirePlace } from '../../library/items/place.ts';
import type { Role } from '../../library/library-tables.ts';
import { findDriveList } from '../../library/lists/lists-store.ts';
import { type LibraryWrite, writeLibrary } from '../../library/write-library.ts';
import { refusals } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';

/** A drive that an address names, and what the caller may do in it. */
export interface OpenDrive {
  readonly list: List;
  readonly access: Access;
}

/** @throws 404 for another organization's drive, 403 when the caller may see nothing in it */
export async function openDrive(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<OpenDrive> {
  const list = await requireDrive(call, context);
  const access = await loadAccess(context.db, list.id, call.actor);
  if (!access.isAny) throw refusals.accessDenied();
  return { list, access };
}

/** @throws 404 for a drive that is not there or is another organization's */
export async function requireDrive(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<List> {
  const list = await findDriveList(context.db, call.actor.tenantId, call.params.driveId);
  if (list === undefined) throw refusals.itemNotFound();
  return list;
}

/** The item that an address names, for reading. @throws 403, 404 */
export async function openItem(
  call: GraphCall<'driveId', unknown>,
  context: GraphContext,
  role: Role = 'read',
): Promise<OpenDrive & { readonly item: Item }> {
  const drive = await openDrive(call, context);
  const item = await requirePlace(context.db, drive.list, call.address);
  await requireGranted(drive.access, item, role);
  return { ...drive, item };
}

/** Runs a change of the item that an address names. */
export async function changeAddressed<Result>(
  call: GraphCall<'driveId', unknown>,
  context: GraphContext,
  work: (write: LibraryWrite, item: Item) => Promise<Result>,
): Promise<Result> {
  const { id } = await requireDrive(call, context);
  return writeLibrary(context, call.actor, id, async (write) =>
    work(write, await requirePlace(write.db, write.list, call.address)),
  );
}
