import { findPeople } from '../../directory/people-store.ts';
import type { Column, List, Site } from '../../library/item.ts';
import { listColumns } from '../../library/lists/lists-store.ts';
import { formatInstant, identityOf, siteIdOf, webUrlOf } from '../answer/describe.ts';
import type { GraphContext } from '../call/graph-call.ts';
import { describeDrive } from '../drives/describe-drive.ts';

/** A list as Graph's resource, with what `expand` names: `drive`, `columns`. */
export async function describeList(
  context: GraphContext,
  site: Site,
  list: List,
  expand: readonly string[] = [],
): Promise<Record<string, unknown>> {
  const people = await findPeople(context.database, [list.createdBy, list.modifiedBy]);
  const eTag = `"${list.id},${list.version}"`;
  return {
    '@odata.etag': eTag,
    id: list.id,
    name: list.name,
    displayName: list.displayName,
    description: list.description,
    eTag,
    createdDateTime: formatInstant(list.createdAt),
    lastModifiedDateTime: formatInstant(list.modifiedAt),
    createdBy: identityOf(people, list.createdBy),
    lastModifiedBy: identityOf(people, list.modifiedBy),
    webUrl: webUrlOf(context, site, list, []),
    parentReference: { siteId: siteIdOf(context, site) },
    list: { contentTypesEnabled: false, hidden: list.isSystem, template: list.template },
    ...(list.isSystem ? { system: {} } : {}),
    ...(list.driveId !== null && expand.includes('drive') ? { drive: await describeDrive(context, site, list) } : {}),
    ...(expand.includes('columns') ? { columns: (await listColumns(context.db, list.id)).map(describeColumn) } : {}),
  };
}

/** A column as Graph's resource. */
export function describeColumn(column: Column): Record<string, unknown> {
  return {
    id: column.id,
    name: column.name,
    displayName: column.displayName,
    description: column.description,
    indexed: column.isIndexed,
    hidden: column.isHidden,
    readOnly: column.isReadOnly,
    required: column.isRequired,
    enforceUniqueValues: false,
    [column.kind]: column.kindSettings,
  };
}

export function describeSite(context: GraphContext, site: Site): Record<string, unknown> {
  return {
    id: siteIdOf(context, site),
    name: site.name,
    displayName: site.displayName,
    createdDateTime: formatInstant(site.createdAt),
    webUrl: `${context.publicUrl}/sites/${encodeURIComponent(site.name)}`,
    siteCollection: { hostname: new URL(context.publicUrl).hostname },
    root: {},
  };
}
