import { getHealth as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { isDatabaseUp } from './health-store.ts';

export const getHealth = implement(operation, async (_, { database }) =>
  (await isDatabaseUp(database))
    ? answer({ product: 'Tideform' as const, database: 'up' as const })
    : refuse('database-down'),
);
