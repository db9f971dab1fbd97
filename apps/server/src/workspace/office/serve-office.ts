import type { FastifyInstance } from 'fastify';
import { readForms } from '../../pages/read-form.ts';
import { readOfficeStyle } from '../../pages/read-style.ts';
import { findAdministeredPerson } from '../directory/administered-store.ts';
import { findGroup } from '../directory/groups-store.ts';
import { isGuid } from '../graph/guid.ts';
import { serveAccountPage } from './account-page.ts';
import { serveAuditPage } from './audit-page.ts';
import { serveImport, serveInvitationsPage } from './invitations-page.ts';
import { createOffice, type Office, type OfficePorts, sendMissing } from './office.ts';
import { OFFICE_CSS, officePaths, personPath, teamPath } from './office-paths.ts';
import { showPeople } from './people-page.ts';
import { servePersonPage } from './person-page.ts';
import { readFiles, removePicture, sendWrongPicture, servePictures, takePicture } from './pictures.ts';
import { serveSecurityPage } from './security-page.ts';
import { serveTeamsPages } from './teams-pages.ts';

/** Serves the pages where the workspace is administered, and everybody's own account. */
export async function serveOffice(app: FastifyInstance, ports: OfficePorts): Promise<void> {
  const css = readOfficeStyle();
  app.get(OFFICE_CSS, (_, reply) => reply.header('cache-control', 'no-cache').type('text/css').send(css));
  await app.register(async (scope) => {
    readForms(scope);
    const administration = createOffice(scope, ports, { isForAdministrators: true });
    const own = createOffice(scope, ports, { isForAdministrators: false });
    administration.get(officePaths.people, showPeople);
    servePersonPage(administration);
    serveInvitationsPage(administration);
    serveTeamsPages(administration);
    serveSecurityPage(administration);
    serveAuditPage(administration);
    serveAccountPage(own);
    servePictures(own);
    servePictureRemovals(administration, own);
  });
  await app.register(async (scope) => {
    await readFiles(scope);
    const administration = createOffice(scope, ports, { isForAdministrators: true });
    const own = createOffice(scope, ports, { isForAdministrators: false });
    serveImport(administration);
    servePictureUploads(administration, own);
  });
}

/** Whose picture it may be, by the page that it is changed on. */
const owners = [
  { path: personPath(':id'), isThere: findAdministeredPerson },
  { path: teamPath(':id'), isThere: findGroup },
] as const;

function servePictureUploads(administration: Office, own: Office): void {
  for (const { path, isThere } of owners) {
    administration.post(`${path}/picture`, async (visit) => {
      const { id } = visit.request.params as { id: string };
      if (!isGuid(id) || !(await isThere(visit.ports.database, visit.tenant.id, id))) return sendMissing(visit);
      return (await takePicture(visit, id)) ? visit.go(path.replace(':id', id)) : sendWrongPicture(visit);
    });
  }
  own.post(`${officePaths.account}/picture`, async (visit) =>
    (await takePicture(visit, visit.person.id)) ? visit.go(officePaths.account) : sendWrongPicture(visit),
  );
}

function servePictureRemovals(administration: Office, own: Office): void {
  for (const { path, isThere } of owners) {
    administration.post(`${path}/picture/remove`, async (visit) => {
      const { id } = visit.request.params as { id: string };
      if (!isGuid(id) || !(await isThere(visit.ports.database, visit.tenant.id, id))) return sendMissing(visit);
      await removePicture(visit, id);
      return visit.go(path.replace(':id', id));
    });
  }
  own.post(`${officePaths.account}/picture/remove`, async (visit) => {
    await removePicture(visit, visit.person.id);
    return visit.go(officePaths.account);
  });
}
