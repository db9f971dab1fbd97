import type { Expand } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { describeItems, type ItemsToDescribe } from '../drive-items/describe-items.ts';
import { describeRows, type RowsToDescribe } from '../drive-lists/describe-rows.ts';
import { select } from './select.ts';

type Resources = Promise<Record<string, unknown>[]>;

/** Items with what `$expand` names: `listItem`, itself expanded. */
export async function describeItemsWith(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  expand: readonly Expand[],
  which: ItemsToDescribe,
): Resources {
  if (findExpand(expand, 'permissions')) {
    throw refusals.invalidRequest('Permissions are asked for by themselves.', 'notSupported');
  }
  const described = await describeItems(call, context, which);
  // there are none: see list-thumbnails.ts
  const hasThumbnails = findExpand(expand, 'thumbnails') !== undefined;
  const resources = hasThumbnails ? described.map((resource) => ({ ...resource, thumbnails: [] })) : described;
  const listItem = findExpand(expand, 'listItem');
  if (listItem === undefined) return resources;
  const rows = await describeRowsWith(call, context, listItem.expand ?? [], which);
  return resources.map((resource, at) => ({ ...resource, listItem: select(rows[at]!, listItem, ['fields']) }));
}

/** Rows with what `$expand` names: `fields`, and `driveItem`, itself expanded. */
export async function describeRowsWith(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  expand: readonly Expand[],
  which: RowsToDescribe,
): Resources {
  const fields = findExpand(expand, 'fields');
  const rows = await describeRows(call, context, { ...which, ...(fields ? { fields: fields.select ?? 'shown' } : {}) });
  const driveItem = findExpand(expand, 'driveItem');
  if (driveItem === undefined) return rows;
  const items = await describeItemsWith(call, context, driveItem.expand ?? [], which);
  return rows.map((row, at) => ({ ...row, driveItem: select(items[at]!, driveItem, ['listItem']) }));
}

function findExpand(expand: readonly Expand[], property: string): Expand | undefined {
  return expand.find((one) => one.property.toLowerCase() === property.toLowerCase());
}
