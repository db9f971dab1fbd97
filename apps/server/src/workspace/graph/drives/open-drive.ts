import { type Access, loadAccess, requireGranted } from '../../library/access/access-store.ts';
import type { Item, List } from '../../library/item.ts';
import { requireItemAt } from '../../library/items/item-address.ts';
import type { Role } from '../../library/library-tables.ts';
import { findDriveList } from '../../library/lists/lists-store.ts';
import { type LibraryWrite, writeLibrary } from '../../library/write-library.ts';
import { Refusal, refusals } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';

/** A drive that an address refers to, and the caller's permissions in it. */
export interface OpenedDrive {
  readonly list: List;
  readonly access: Access;
}

/** @throws 404 for an unknown drive or one of another organization, 403 when the caller may see nothing in it */
export async function openDrive(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<OpenedDrive> {
  const list = await requireDrive(call, context);
  const access = await loadAccess(context.db, list.id, call.actor);
  if (!access.canReadAny) throw refusals.accessDenied();
  return { list, access };
}

/** @throws 404 for an unknown drive or one of another organization */
export async function requireDrive(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<List> {
  const list = await findDriveList(context.db, call.actor.tenantId, call.params.driveId);
  if (list === undefined) throw refusals.itemNotFound();
  return list;
}

/**
 * Opens the item that an address refers to.
 * @throws 403, 404
 */
export async function openItem(
  call: GraphCall<'driveId', unknown>,
  context: GraphContext,
  role: Role = 'read',
): Promise<OpenedDrive & { readonly item: Item }> {
  const drive = await openDrive(call, context);
  const item = await requireItemAt(context.db, drive.list, call.address);
  await requireGranted(drive.access, item, role);
  return { ...drive, item };
}

/** Runs a change of the item that an address refers to. */
export async function updateAddressedItem<Result>(
  call: GraphCall<'driveId', unknown>,
  context: GraphContext,
  change: (write: LibraryWrite, item: Item) => Promise<Result>,
): Promise<Result> {
  const { id } = await requireDrive(call, context);
  return writeLibrary(context, call.actor, id, async (write) =>
    change(write, await requireItemAt(write.db, write.list, call.address)),
  );
}

/** @throws 507 when the drive has less than `bytes` left in its quota */
export function requireQuota(context: GraphContext, list: List, bytes: number): void {
  if (bytes > 0 && list.usedBytes + bytes > context.limits.quotaBytes) {
    throw new Refusal(507, 'quotaLimitReached', 'Insufficient space available.');
  }
}
