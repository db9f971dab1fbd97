import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../pages/html.ts';
import { card, field } from '../../pages/kit.ts';
import { type Fields, fieldOf } from '../../pages/read-form.ts';
import type { AdministeredPerson } from '../directory/administered-store.ts';
import { erasePerson, readPersonData } from '../private/person-data-store.ts';
import type { Visit } from './office.ts';
import { personPath } from './office-paths.ts';

/** What is kept of somebody: taken along by whoever asks for it, and, once they have left, erased. */
export function dataCard({ messages }: Visit, person: AdministeredPerson): Html {
  const said = messages.person;
  const erasing = html`<p>${said.eraseText}</p><form method="post" action="${personPath(person.id)}/erase"><div class="fields">
${field('name', messages.teams.typeName({ name: person.displayName }), { isRequired: true })}</div><button type="submit" class="secondary risky">${said.erase}</button></form>`;
  return card(
    said.data,
    html`<p>${said.dataText}</p><p><a class="button secondary" href="${personPath(person.id)}/data.json" download>${said.export}</a></p>
${person.deactivatedAt === null ? html`<p class="quiet">${said.eraseLater}</p>` : erasing}`,
  );
}

export async function exportData(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, reply } = visit;
  await visit.audit({ action: 'person.exported', subject: person.displayName });
  reply.headers({
    'content-disposition': 'attachment; filename="person.json"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const data = await readPersonData(ports.database, person.id);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(data, null, 2));
}

/** Only of those who are out already, and once their name is typed. @returns what is wrong; `undefined`: it is done */
export async function eraseData(visit: Visit, person: AdministeredPerson): Promise<string | undefined> {
  const { ports, messages } = visit;
  if (person.deactivatedAt === null) return messages.person.eraseLater;
  if (fieldOf(visit.request.body as Fields, 'name') !== person.displayName.trim()) return messages.teams.wrongName;
  await erasePerson(ports.database, person.id, messages.person.erased);
  await visit.audit({ action: 'person.erased', subject: person.id });
  return undefined;
}
