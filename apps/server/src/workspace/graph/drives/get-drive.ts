import { operations } from '@tideform/graph';
import { findSite } from '../../library/lists/lists-store.ts';
import { selectProperties } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { describeDrive } from './describe-drive.ts';
import { openDrive } from './open-drive.ts';

export const getDrive = implement(operations.getDrive, async (call, context) => {
  const { list } = await openDrive(call, context);
  const site = await findSite(context.db, list.siteId);
  return ok(selectProperties(await describeDrive(context, site, list), call.query));
});
