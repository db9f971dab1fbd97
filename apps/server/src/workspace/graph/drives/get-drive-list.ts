import { operations } from '@tideform/graph';
import { findSite } from '../../library/lists-store.ts';
import { implement, ok } from '../graph-call.ts';
import { describeList } from '../group-lists/describe-list.ts';
import { expandedNames, readExpand } from '../options.ts';
import { select } from '../select.ts';
import { openDrive } from './open-drive.ts';

export const getDriveList = implement(operations.getDriveList, async (call, context) => {
  const { list } = await openDrive(call, context);
  const site = await findSite(context.db, list.siteId);
  const expanded = expandedNames(readExpand(call));
  return ok(select(await describeList(context, site, list, expanded), call.query, expanded));
});
