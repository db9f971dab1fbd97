import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type KeptAuditEntry, listAudit } from '../../audit/audit-store.ts';
import { type Html, html } from '../../pages/html.ts';
import { emptyState } from '../../pages/kit.ts';
import { findPeople } from '../directory/people-store.ts';
import { isGuid } from '../graph/guid.ts';
import { type AuditMessages, auditMessages } from './audit.messages.ts';
import { auditDetailMessages } from './audit-details.messages.ts';
import type { Office, Visit } from './office.ts';
import { officePaths } from './office-paths.ts';
import { sayDetails, saySubject } from './say-details.ts';

const PAGE_SIZE = 100;
const EXPORT_PAGE = 1000;

/** Who changed what others may, to be looked at and taken along. */
export function serveAuditPage(office: Office): void {
  office.get(officePaths.audit, showAudit);
  office.get(`${officePaths.audit}/audit.csv`, exportAudit);
}

async function showAudit(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, tenant, request } = visit;
  const said = messages.audit;
  const before = Number.parseInt((request.query as { before?: string }).before ?? '', 10) || undefined;
  const entries = await listNamed(ports.database, tenant.id, { before, most: PAGE_SIZE + 1 });
  const shown = entries.slice(0, PAGE_SIZE);
  const title = messages.views.audit;
  return visit.show({
    view: 'audit',
    title,
    content: html`<div class="head"><h1>${title}</h1><a class="button secondary" href="${officePaths.audit}/audit.csv" download>${said.export}</a></div>
${shown.length === 0 ? emptyState(said.nothing, said.nothingText) : await auditTable(visit, shown)}
${entries.length > PAGE_SIZE && html`<p><a href="?before=${shown.at(-1)!.id}">${messages.more}</a></p>`}`,
  });
}

/** Entries that the product keeps know their person by id alone. */
async function listNamed(...[database, tenantId, range]: Parameters<typeof listAudit>): Promise<KeptAuditEntry[]> {
  const entries = await listAudit(database, tenantId, range);
  const unnamed = entries.flatMap(({ actorId, actorName }) => (actorName ? [] : [actorId ?? '']));
  const people = await findPeople(database, unnamed.filter(isGuid));
  return entries.map((entry) => ({
    ...entry,
    actorName: entry.actorName ?? people.get(entry.actorId ?? '')?.displayName,
  }));
}

async function auditTable({ messages, speech }: Visit, entries: readonly KeptAuditEntry[]): Promise<Html> {
  const told = await auditMessages.read(speech);
  const ofDetails = await auditDetailMessages.read(speech);
  const said = messages.audit;
  const format = new Intl.DateTimeFormat(speech.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  const rows = entries.map((entry) => {
    const { at, actorName, action, details = {} } = entry;
    const subject = saySubject(entry, ofDetails);
    return html`<tr><td class="quiet">${format.format(at)} UTC</td>
<td><bdi>${actorName ?? said.server}</bdi></td><td>${told[action as keyof AuditMessages] ?? action}</td>
<td>${subject !== undefined && html`<bdi>${subject}</bdi>`} <span class="quiet">${sayDetails(details, ofDetails)}</span></td></tr>`;
  });
  return html`<table class="rows"><thead><tr><th scope="col">${said.when}</th><th scope="col">${said.who}</th><th scope="col">${said.what}</th><th scope="col">${said.whom}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** NOTE: by pages: a log of years is never wholly in memory. */
async function exportAudit(visit: Visit): Promise<FastifyReply> {
  const { ports, tenant, reply } = visit;
  await visit.audit({ action: 'audit.exported' });
  reply.headers({
    'content-disposition': 'attachment; filename="audit.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  return reply.type('text/csv; charset=utf-8').send(Readable.from(linesOf(ports.database, tenant.id)));
}

async function* linesOf(database: Visit['ports']['database'], tenantId: string): AsyncGenerator<string> {
  yield `${['at', 'actor', 'actorId', 'action', 'subject', 'teamId', 'details'].join(',')}\r\n`;
  let before: number | undefined;
  for (;;) {
    const entries = await listNamed(database, tenantId, { before, most: EXPORT_PAGE });
    for (const one of entries) {
      const cells = [one.at.toISOString(), one.actorName, one.actorId, one.action, one.subject, one.teamId];
      yield `${[...cells, JSON.stringify(one.details)].map(cellOf).join(',')}\r\n`;
    }
    before = entries.at(-1)?.id;
    if (entries.length < EXPORT_PAGE) return;
  }
}

/** A cell that no program takes for a formula. */
function cellOf(value: string | undefined): string {
  const text = value ?? '';
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
