import { operations } from '@tideform/graph';
import type { DirectoryRole } from '../../directory/directory.ts';
import { listRoles } from '../../directory/roles-store.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphCall, implement } from '../call/graph-call.ts';
import { defaultGroupProperties, describeGroup } from '../groups/describe-group.ts';

/** Lists groups and directory roles. Selected properties that one of the types lacks are omitted there. */
export const listMemberOf = implement(operations.listMemberOf, async (call, context) => {
  const roles = await listRoles(context.database, call.actor.personId);
  return createPageResponse(call, [
    ...describeGroups(call, () => true),
    ...roles.map((role) => describeRole(call, role)),
  ]);
});

export const listOwnedObjects = implement(operations.listOwnedObjects, async (call) =>
  createPageResponse(
    call,
    describeGroups(call, (role) => role === 'owner'),
  ),
);

function describeGroups(call: GraphCall<never, unknown>, hasRole: (role: string) => boolean): object[] {
  return call.actor.memberships
    .filter(({ role }) => hasRole(role))
    .map(({ group }) => ({ '@odata.type': '#microsoft.graph.group', ...describeGroup(group) }))
    .map((row) => selectFromDirectory(row, call.query, defaultGroupProperties));
}

function describeRole({ query }: GraphCall<never, unknown>, role: DirectoryRole): object {
  const { id, displayName, description, templateId: roleTemplateId } = role;
  const row: Record<string, unknown> = { id, displayName, description, roleTemplateId };
  const names = query.select ?? Object.keys(row);
  const selected = names.flatMap((name) => Object.keys(row).filter((key) => key.toLowerCase() === name.toLowerCase()));
  return {
    '@odata.type': '#microsoft.graph.directoryRole',
    ...Object.fromEntries(selected.map((key) => [key, row[key]])),
  };
}
