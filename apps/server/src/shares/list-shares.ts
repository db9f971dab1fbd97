import { listShares as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { describeShare } from './describe-share.ts';
import { loadShares } from './shares-store.ts';

export const listShares = implement(operation, async ({ params }, context) => {
  const rows = await loadShares(context.database, params);
  return answer({ shares: await Promise.all(rows.map((row) => describeShare(context, row))) });
});
