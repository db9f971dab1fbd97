import { mostNotices, listNotices as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { wantsMail } from './notice-mails-store.ts';
import { readLatest } from './notices-store.ts';

export const listNotices = implement(operation, async ({ caller }, { database, mailServer }) =>
  answer({
    ...(await readLatest(database, caller.userId, mostNotices)),
    byMail: mailServer ? await wantsMail(database, caller.userId) : null,
  }),
);
