import type { MemoryPorts } from '../call.ts';
import type { Grant, Group, Item, Library, State } from '../state.ts';
import { createBuiltInColumns } from './columns.ts';

export interface NewLibrary {
  readonly title: string;
  readonly driveId?: string | undefined;
  readonly template?: string;
  /** A system list, which is read-only for everyone. */
  readonly system?: { readonly name: string };
}

/** Creates an empty library or list with SharePoint's built-in columns. */
export function addLibrary(
  state: State,
  ports: Pick<MemoryPorts, 'newId' | 'now'>,
  group: Group,
  { title, driveId = `b!${ports.newId()}`, template = 'documentLibrary', system }: NewLibrary,
): Library {
  const root = createRootItem(ports, driveId, createGrants(group, system === undefined));
  const library: Library = {
    driveId,
    template,
    isSystem: system !== undefined,
    listId: ports.newId(),
    groupId: group.id,
    name: system?.name ?? title,
    displayName: title,
    version: 1,
    columns: createBuiltInColumns(ports),
    rootId: root.id,
    lastChange: 1,
    lastRow: 0,
    generation: 1,
  };
  state.items.set(root.id, root);
  state.libraries.set(driveId, library);
  return library;
}

function createGrants(group: Group, isReadableByEveryone: boolean): Grant[] {
  const grant = (part: string, role: 'owner' | 'write' | 'read') =>
    ({ id: `${group.id}/${part}`, kind: 'siteGroup', granteeId: `${group.id}/${part}`, role }) as const;
  return isReadableByEveryone ? [grant('owners', 'owner'), grant('members', 'write')] : [grant('members', 'read')];
}

function createRootItem(ports: Pick<MemoryPorts, 'newId' | 'now'>, driveId: string, grants: Grant[]): Item {
  const at = ports.now();
  return {
    id: `01${ports.newId()}`,
    row: 0,
    guid: ports.newId(),
    driveId,
    parentId: undefined,
    name: 'root',
    isFolder: true,
    children: new Set(),
    current: { bytes: new Uint8Array(), mimeType: '', fields: {} },
    versions: [],
    draft: undefined,
    checkInComment: undefined,
    eTag: 1,
    cTag: 1,
    change: 1,
    isDeleted: false,
    createdAt: at,
    createdById: '',
    modifiedAt: at,
    modifiedById: '',
    fileSystemInfo: {},
    grants,
  };
}

export function describeDrive(library: Library): object {
  return {
    id: library.driveId,
    driveType: 'documentLibrary',
    name: library.displayName,
    webUrl: `https://contoso.test/${library.groupId}/${encodeURIComponent(library.name)}`,
    owner: { group: { id: library.groupId } },
    quota: { deleted: 0, remaining: 1_000_000_000, state: 'normal', total: 1_000_000_000, used: 0 },
  };
}
