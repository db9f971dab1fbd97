import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { isDatabaseUp } from './health-store.ts';

export const getHealth = implement(api.getHealth, async (_, { database }) =>
  (await isDatabaseUp(database))
    ? respond({ product: 'Tideform' as const, database: 'up' as const })
    : refuse('database-down'),
);
