import { getHealth as operation } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { isDatabaseUp } from './health-store.ts';

export const getHealth = implement(operation, async (_, { database }) =>
  (await isDatabaseUp(database))
    ? respond({ product: 'Tideform' as const, database: 'up' as const })
    : refuse('database-down'),
);
