import { mostNotices, listNotices as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { readLatest } from './notices-store.ts';

export const listNotices = implement(operation, async ({ caller }, { database }) =>
  answer(await readLatest(database, caller.userId, mostNotices)),
);
