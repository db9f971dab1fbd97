import type { StoredAuditEntry } from '../../audit/audit-store.ts';
import type { AuditDetailMessages } from './audit-details.messages.ts';

type Details = Readonly<Record<string, unknown>>;

/** Formats the subject of an audit entry: a name or, for the two-factor policy, the people it applies to. */
export function formatSubject(
  { action, subject }: StoredAuditEntry,
  messages: AuditDetailMessages,
): string | undefined {
  if (action !== 'second-step.wanted') return subject;
  return findMessage(messages.secondStepOf, subject) ?? subject;
}

/** Formats the details of an audit entry. IDs and operation names appear only in the export. */
export function formatDetails(details: Details, messages: AuditDetailMessages): string {
  const text = (name: string) => (typeof details[name] === 'string' ? (details[name] as string) : '');
  const count = (name: string) => (typeof details[name] === 'number' ? (details[name] as number) : 0);
  const flags = Object.entries(messages.flags).flatMap(([name, word]) => (details[name] === true ? [word] : []));
  const roleOf = (name: string) => findMessage(messages.roles, details[name]) ?? text(name);
  const roles = Array.isArray(details.roles)
    ? details.roles.map((role) => findMessage(messages.roles, role) ?? String(role))
    : [];
  return [
    ...flags,
    ...roles,
    text('team') && messages.team({ team: text('team') }),
    text('to') && messages.role({ from: roleOf('from'), to: roleOf('to') }),
    text('joined') && messages.joined({ names: text('joined') }),
    text('left') && messages.left({ names: text('left') }),
    findMessage(messages.by, details.by),
    text('name'),
    text('address') && messages.address({ address: text('address') }),
    details.of === 'one' && messages.one,
    ...(['deleted', 'held', 'refused'] as const).map(
      (name) => count(name) > 0 && messages[name]({ count: count(name) }),
    ),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

const findMessage = (messages: Readonly<Record<string, string>>, name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(messages, name) ? messages[name] : undefined;
