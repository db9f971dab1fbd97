import type { FastifyReply } from 'fastify';
import { formatMoment } from '../../pages/format-moment.ts';
import { type Html, html } from '../../pages/html.ts';
import { avatar, emptyState } from '../../pages/kit.ts';
import { type AdministeredPerson, listAdministeredPeople } from '../directory/administered-store.ts';
import type { Visit } from './office.ts';
import { officePaths, personPath, picturePath } from './office-paths.ts';
import { badgesOf } from './parts.ts';

const PAGE_SIZE = 100;

/** Everybody of the organization, to be searched. */
export async function showPeople(visit: Visit): Promise<FastifyReply> {
  const { ports, messages, tenant, request } = visit;
  const { search = '', page = '1' } = request.query as { search?: string; page?: string };
  const pages = Math.min(100, Math.max(1, Number.parseInt(page, 10) || 1));
  const most = pages * PAGE_SIZE;
  const people = await listAdministeredPeople(ports.database, tenant.id, { search, most: most + 1 });
  const { title, nobody, nobodyText, invite } = { title: messages.views.people, ...messages.people };
  const more = new URLSearchParams({ search, page: String(pages + 1) });
  return visit.show({
    view: 'people',
    title,
    content: html`<div class="head"><h1>${title}</h1><a class="button" href="${officePaths.invitations}">${invite}</a></div>
<form class="head" role="search"><span class="search"><input type="search" name="search" value="${search}" aria-label="${messages.search}" placeholder="${messages.search}"><button type="submit" class="secondary">${messages.search}</button></span></form>
${people.length === 0 ? emptyState(nobody, nobodyText) : peopleTable(visit, people.slice(0, most))}
${people.length > most && html`<p><a href="?${more.toString()}">${messages.more}</a></p>`}`,
  });
}

function peopleTable({ messages, speech, ports }: Visit, people: readonly AdministeredPerson[]): Html {
  const { people: said } = messages;
  const rows = people.map(
    (person) => html`<tr>
<td><span class="who">${avatar(person.displayName, person.hasPicture ? picturePath(person.id) : undefined)} <a href="${personPath(person.id)}"><bdi>${person.displayName}</bdi></a></span></td>
<td>${person.mail}</td>
<td>${badgesOf(person, messages)}</td>
<td class="quiet">${person.lastSignInAt ? formatMoment(person.lastSignInAt, ports.now(), speech) : said.never}</td>
</tr>`,
  );
  return html`<table class="rows"><thead><tr><th scope="col">${said.person}</th><th scope="col">${said.mail}</th><th scope="col"></th><th scope="col">${said.lastSignIn}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}
