import type { FastifyReply } from 'fastify';
import { type FormFields, getField } from '../../pages/form-requests.ts';
import { type Html, html } from '../../pages/html.ts';
import { renderCard, renderField } from '../../pages/render-elements.ts';
import type { AdministeredPerson } from '../directory/administered-store.ts';
import { anonymizePerson, loadPersonData } from '../private/person-data-store.ts';
import { getPersonPath } from './admin-frame.ts';
import type { AdminContext } from './page-router.ts';

/** Renders the card for exporting a person's data and, after deactivation, for erasing it. */
export function renderDataCard({ messages }: AdminContext, person: AdministeredPerson): Html {
  const texts = messages.person;
  const erasing = html`<p>${texts.eraseText}</p><form method="post" action="${getPersonPath(person.id)}/erase"><div class="fields">
${renderField('name', messages.teams.typeName({ name: person.displayName }), { isRequired: true })}</div><button type="submit" class="secondary risky">${texts.erase}</button></form>`;
  return renderCard(
    texts.data,
    html`<p>${texts.dataText}</p><p><a class="button secondary" href="${getPersonPath(person.id)}/data.json" download>${texts.export}</a></p>
${person.deactivatedAt === null ? html`<p class="quiet">${texts.eraseLater}</p>` : erasing}`,
  );
}

export async function sendDataExport(context: AdminContext, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, reply } = context;
  await context.audit({ action: 'person.exported', subject: person.displayName });
  reply.headers({
    'content-disposition': 'attachment; filename="person.json"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const data = await loadPersonData(ports.database, person.id);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(data, null, 2));
}

/**
 * Anonymizes a deactivated person, after their name was typed as confirmation.
 * @returns an error message; `undefined` on success
 */
export async function erasePersonData(context: AdminContext, person: AdministeredPerson): Promise<string | undefined> {
  const { ports, messages } = context;
  if (person.deactivatedAt === null) return messages.person.eraseLater;
  if (getField(context.request.body as FormFields, 'name') !== person.displayName.trim())
    return messages.teams.wrongName;
  await anonymizePerson(ports.database, person.id, messages.person.erased);
  await context.audit({ action: 'person.erased', subject: person.id });
  return undefined;
}
