import type { FastifyInstance } from 'fastify';
import { registerFormParser } from '../../pages/form-requests.ts';
import { readAdminStyle } from '../../pages/read-style.ts';
import { findAdministeredPerson } from '../directory/administered-store.ts';
import { findGroup } from '../directory/groups-store.ts';
import { isGuid } from '../library/ids.ts';
import { serveAccountPage } from './account-page.ts';
import { ADMIN_CSS, adminPaths, getPersonPath, getTeamPath } from './admin-frame.ts';
import { serveAuditPage } from './audit-page.ts';
import { serveImport, serveInvitationsPage } from './invitations-page.ts';
import { type AdminPorts, createPageRouter, type PageRouter, sendNotFoundPage } from './page-router.ts';
import { sendPeoplePage } from './people-page.ts';
import { servePersonPage } from './person-page.ts';
import { registerFileUploads, removePicture, savePicture, sendWrongPicture, servePictures } from './pictures.ts';
import { serveSecurityPage } from './security-page.ts';
import { serveTeamsPages } from './teams-pages.ts';

/** Serves the administration pages and the account page. */
export async function serveAdminPages(app: FastifyInstance, ports: AdminPorts): Promise<void> {
  const css = readAdminStyle();
  app.get(ADMIN_CSS, (_, reply) => reply.header('cache-control', 'no-cache').type('text/css').send(css));
  await app.register(async (scope) => {
    registerFormParser(scope);
    const administration = createPageRouter(scope, ports, { isForAdministrators: true });
    const account = createPageRouter(scope, ports, { isForAdministrators: false });
    administration.get(adminPaths.people, sendPeoplePage);
    servePersonPage(administration);
    serveInvitationsPage(administration);
    serveTeamsPages(administration);
    serveSecurityPage(administration);
    serveAuditPage(administration);
    serveAccountPage(account);
    servePictures(account);
    servePictureRemovals(administration, account);
  });
  await app.register(async (scope) => {
    await registerFileUploads(scope);
    const administration = createPageRouter(scope, ports, { isForAdministrators: true });
    const account = createPageRouter(scope, ports, { isForAdministrators: false });
    serveImport(administration);
    servePictureUploads(administration, account);
  });
}

/** Pages on which administrators may change the picture of a person or group, with a function that finds its owner. */
const owners = [
  { path: getPersonPath(':id'), findOwner: findAdministeredPerson },
  { path: getTeamPath(':id'), findOwner: findGroup },
] as const;

function servePictureUploads(administration: PageRouter, account: PageRouter): void {
  for (const { path, findOwner } of owners) {
    administration.post(`${path}/picture`, async (context) => {
      const { id } = context.request.params as { id: string };
      if (!isGuid(id) || !(await findOwner(context.ports.database, context.tenant.id, id)))
        return sendNotFoundPage(context);
      return (await savePicture(context, id)) ? context.redirect(path.replace(':id', id)) : sendWrongPicture(context);
    });
  }
  account.post(`${adminPaths.account}/picture`, async (context) =>
    (await savePicture(context, context.person.id)) ? context.redirect(adminPaths.account) : sendWrongPicture(context),
  );
}

function servePictureRemovals(administration: PageRouter, account: PageRouter): void {
  for (const { path, findOwner } of owners) {
    administration.post(`${path}/picture/remove`, async (context) => {
      const { id } = context.request.params as { id: string };
      if (!isGuid(id) || !(await findOwner(context.ports.database, context.tenant.id, id)))
        return sendNotFoundPage(context);
      await removePicture(context, id);
      return context.redirect(path.replace(':id', id));
    });
  }
  account.post(`${adminPaths.account}/picture/remove`, async (context) => {
    await removePicture(context, context.person.id);
    return context.redirect(adminPaths.account);
  });
}
