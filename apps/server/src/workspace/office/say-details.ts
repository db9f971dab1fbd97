import type { KeptAuditEntry } from '../../audit/audit-store.ts';
import type { AuditDetailMessages } from './audit-details.messages.ts';

type Details = Readonly<Record<string, unknown>>;

/** What an entry is about: a name, or in one case who a second step is asked of. */
export function saySubject({ action, subject }: KeptAuditEntry, messages: AuditDetailMessages): string | undefined {
  if (action !== 'second-step.wanted') return subject;
  return wordOf(messages.secondStepOf, subject) ?? subject;
}

/** An entry's details as people read them. Ids and names of operations are for the export alone. */
export function sayDetails(details: Details, messages: AuditDetailMessages): string {
  const text = (name: string) => (typeof details[name] === 'string' ? (details[name] as string) : '');
  const count = (name: string) => (typeof details[name] === 'number' ? (details[name] as number) : 0);
  const flags = Object.entries(messages.flags).flatMap(([name, word]) => (details[name] === true ? [word] : []));
  const roleOf = (name: string) => wordOf(messages.roles, details[name]) ?? text(name);
  const roles = Array.isArray(details.roles)
    ? details.roles.map((role) => wordOf(messages.roles, role) ?? String(role))
    : [];
  return [
    ...flags,
    ...roles,
    text('team') && messages.team({ team: text('team') }),
    text('to') && messages.role({ from: roleOf('from'), to: roleOf('to') }),
    text('joined') && messages.joined({ names: text('joined') }),
    text('left') && messages.left({ names: text('left') }),
    wordOf(messages.by, details.by),
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

const wordOf = (words: Readonly<Record<string, string>>, name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(words, name) ? words[name] : undefined;
