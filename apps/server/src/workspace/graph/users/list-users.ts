import { operations } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';
import { matchesFilter, matchesSearch } from '../answer/directory-query.ts';
import { pageOf } from '../answer/page.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { implement } from '../call/graph-call.ts';
import { readFilter, readSearch } from '../call/options.ts';
import { describeUser, usualUserProperties } from './describe-user.ts';
import { listVisiblePeople } from './visible-people.ts';

export const listUsers = implement(operations.listUsers, async (call, context) => {
  if (/[?&](\$|%24)?skip=/i.test(call.url.search))
    throw new Refusal(400, 'Request_BadRequest', "'$skip' is not supported.");
  const search = readSearch(call);
  if (search && call.header('consistencylevel')?.toLowerCase() !== 'eventual') {
    throw new Refusal(
      400,
      'Request_UnsupportedQuery',
      "Request with $search query parameter only works through MSGraph with a special request header: 'ConsistencyLevel: eventual'",
    );
  }
  const filter = readFilter(call);
  const people = (await listVisiblePeople(context.database, call.actor))
    .map(describeUser)
    .filter((user) => (!search || matchesSearch(user, search)) && (!filter || matchesFilter(user, filter)));
  return pageOf(
    call,
    people.map((user) => selectFromDirectory(user, call.query, usualUserProperties)),
  );
});
