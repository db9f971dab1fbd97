import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { describeShare } from './describe-share.ts';
import { loadShares } from './shares-store.ts';

export const listShares = implement(api.listShares, async ({ params }, context) => {
  const rows = await loadShares(context.database, params);
  return respond({ shares: await Promise.all(rows.map((row) => describeShare(context, row))) });
});
