import { operations } from '@tideform/graph';
import { findSite } from '../../library/lists/lists-store.ts';
import { select } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { expandedNames, readExpand } from '../call/options.ts';
import { describeList } from '../group-lists/describe-list.ts';
import { openDrive } from './open-drive.ts';

export const getDriveList = implement(operations.getDriveList, async (call, context) => {
  const { list } = await openDrive(call, context);
  const site = await findSite(context.db, list.siteId);
  const expanded = expandedNames(readExpand(call));
  return ok(select(await describeList(context, site, list, expanded), call.query, expanded));
});
