import type { Expand } from '@tideform/graph';
import { refusals } from '../refusal.ts';
import { selectProperties } from './answer/select.ts';
import type { GraphCall, GraphContext } from './call/graph-call.ts';
import { type DescribeItemsOptions, describeItems } from './drive-items/describe-items.ts';
import { type DescribeRowsOptions, describeRows } from './list-items/describe-rows.ts';

type Resources = Promise<Record<string, unknown>[]>;

/** Describes drive items with the `$expand` of the call. `listItem` can be expanded, and its own properties, too. */
export async function describeItemsWith(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  expand: readonly Expand[],
  options: DescribeItemsOptions,
): Resources {
  if (findExpand(expand, 'permissions')) {
    throw refusals.invalidRequest('Permissions can’t be expanded. Request them separately.', 'notSupported');
  }
  const described = await describeItems(call, context, options);
  // Files have no thumbnails, see `listThumbnails` in `drive-items/read-items.ts`.
  const hasThumbnails = findExpand(expand, 'thumbnails') !== undefined;
  const resources = hasThumbnails ? described.map((resource) => ({ ...resource, thumbnails: [] })) : described;
  const listItem = findExpand(expand, 'listItem');
  if (listItem === undefined) return resources;
  const rows = await describeRowsWith(call, context, listItem.expand ?? [], options);
  return resources.map((resource, at) => ({
    ...resource,
    listItem: selectProperties(rows[at]!, listItem, ['fields']),
  }));
}

/**
 * Describes list items with the `$expand` of the call. `fields` and `driveItem` can be expanded, and the latter's own
 * properties, too.
 */
export async function describeRowsWith(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  expand: readonly Expand[],
  options: DescribeRowsOptions,
): Resources {
  const fields = findExpand(expand, 'fields');
  const rows = await describeRows(call, context, {
    ...options,
    ...(fields ? { fields: fields.select ?? 'shown' } : {}),
  });
  const driveItem = findExpand(expand, 'driveItem');
  if (driveItem === undefined) return rows;
  const items = await describeItemsWith(call, context, driveItem.expand ?? [], options);
  return rows.map((row, at) => ({ ...row, driveItem: selectProperties(items[at]!, driveItem, ['listItem']) }));
}

function findExpand(expand: readonly Expand[], property: string): Expand | undefined {
  return expand.find((one) => one.property.toLowerCase() === property.toLowerCase());
}
