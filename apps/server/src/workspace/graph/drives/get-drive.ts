import { operations } from '@tideform/graph';
import { findSite } from '../../library/lists-store.ts';
import { implement, ok } from '../graph-call.ts';
import { select } from '../select.ts';
import { describeDrive } from './describe-drive.ts';
import { openDrive } from './open-drive.ts';

export const getDrive = implement(operations.getDrive, async (call, context) => {
  const { list } = await openDrive(call, context);
  const site = await findSite(context.db, list.siteId);
  return ok(select(await describeDrive(context, site, list), call.query));
});
