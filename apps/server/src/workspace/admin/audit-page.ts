import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { loadAuditEntries, type StoredAuditEntry } from '../../audit/audit-store.ts';
import { type Html, html } from '../../pages/html.ts';
import { renderEmptyState } from '../../pages/render-elements.ts';
import { findPeople } from '../directory/people-store.ts';
import { isGuid } from '../library/ids.ts';
import { adminPaths } from './admin-frame.ts';
import { type AuditMessages, auditMessages } from './audit.messages.ts';
import { type AuditDetailMessages, auditDetailMessages } from './audit-details.messages.ts';
import type { AdminContext, PageRouter } from './page-router.ts';

const PAGE_SIZE = 100;
const EXPORT_PAGE = 1000;

/** Serves the audit log of the organization as a page and as CSV. */
export function serveAuditPage(router: PageRouter): void {
  router.get(adminPaths.audit, sendAuditPage);
  router.get(`${adminPaths.audit}/audit.csv`, exportAudit);
}

async function sendAuditPage(context: AdminContext): Promise<FastifyReply> {
  const { messages, ports, tenant, request } = context;
  const texts = messages.audit;
  const before = Number.parseInt((request.query as { before?: string }).before ?? '', 10) || undefined;
  const entries = await listNamedEntries(ports.database, tenant.id, { before, most: PAGE_SIZE + 1 });
  const pageEntries = entries.slice(0, PAGE_SIZE);
  const title = messages.views.audit;
  return context.show({
    view: 'audit',
    title,
    content: html`<div class="head"><h1>${title}</h1><a class="button secondary" href="${adminPaths.audit}/audit.csv" download>${texts.export}</a></div>
${pageEntries.length === 0 ? renderEmptyState(texts.nothing, texts.nothingText) : await renderAuditTable(context, pageEntries)}
${entries.length > PAGE_SIZE && html`<p><a href="?before=${pageEntries.at(-1)!.id}">${messages.more}</a></p>`}`,
  });
}

/** Lists audit entries and adds missing names: entries of the product contain only the actor's ID. */
async function listNamedEntries(
  ...[database, tenantId, range]: Parameters<typeof loadAuditEntries>
): Promise<StoredAuditEntry[]> {
  const entries = await loadAuditEntries(database, tenantId, range);
  const unnamed = entries.flatMap(({ actorId, actorName }) => (actorName ? [] : [actorId ?? '']));
  const people = await findPeople(database, unnamed.filter(isGuid));
  return entries.map((entry) => ({
    ...entry,
    actorName: entry.actorName ?? people.get(entry.actorId ?? '')?.displayName,
  }));
}

async function renderAuditTable(
  { messages, locale }: AdminContext,
  entries: readonly StoredAuditEntry[],
): Promise<Html> {
  const actionMessages = await auditMessages.read(locale);
  const detailMessages = await auditDetailMessages.read(locale);
  const texts = messages.audit;
  const format = new Intl.DateTimeFormat(locale.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  const rows = entries.map((entry) => {
    const { at, actorName, action, details = {} } = entry;
    const subject = formatSubject(entry, detailMessages);
    return html`<tr><td class="quiet">${format.format(at)} UTC</td>
<td><bdi>${actorName ?? texts.server}</bdi></td><td>${actionMessages[action as keyof AuditMessages] ?? action}</td>
<td>${subject !== undefined && html`<bdi>${subject}</bdi>`} <span class="quiet">${formatDetails(details, detailMessages)}</span></td></tr>`;
  });
  return html`<table class="rows"><thead><tr><th scope="col">${texts.when}</th><th scope="col">${texts.who}</th><th scope="col">${texts.what}</th><th scope="col">${texts.whom}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** NOTE: streams the audit log page by page, because years of entries don't fit in memory. */
async function exportAudit(context: AdminContext): Promise<FastifyReply> {
  const { ports, tenant, reply } = context;
  await context.audit({ action: 'audit.exported' });
  reply.headers({
    'content-disposition': 'attachment; filename="audit.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  return reply.type('text/csv; charset=utf-8').send(Readable.from(streamLines(ports.database, tenant.id)));
}

async function* streamLines(database: AdminContext['ports']['database'], tenantId: string): AsyncGenerator<string> {
  yield `${['at', 'actor', 'actorId', 'action', 'subject', 'teamId', 'details'].join(',')}\r\n`;
  let before: number | undefined;
  for (;;) {
    const entries = await listNamedEntries(database, tenantId, { before, most: EXPORT_PAGE });
    for (const one of entries) {
      const cells = [one.at.toISOString(), one.actorName, one.actorId, one.action, one.subject, one.teamId];
      yield `${[...cells, JSON.stringify(one.details)].map(formatCell).join(',')}\r\n`;
    }
    before = entries.at(-1)?.id;
    if (entries.length < EXPORT_PAGE) return;
  }
}

/** Formats a CSV cell. A leading apostrophe keeps spreadsheets from running the value as a formula. */
function formatCell(value: string | undefined): string {
  const text = value ?? '';
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

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
