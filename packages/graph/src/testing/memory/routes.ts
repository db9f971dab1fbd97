import { type Call, notFound, Refusal, readJsonBody } from './call.ts';
import * as groups from './directory/groups.ts';
import { countPeople, findPerson, listPeople, replyPerson, replyPhoto, replyPhotoInfo } from './directory/people.ts';
import { handleDrive } from './drives/drive-routes.ts';
import { replyJson, replyNothing } from './reply.ts';
import { findSite, handleSiteRequest, listSites } from './sites.ts';

type Route = readonly [method: string, path: RegExp, answer: (call: Call, ...parts: string[]) => Response];

const routes: readonly Route[] = [
  ['GET', /^\/me$/, (call) => replyPerson(call, call.user)],
  ['GET', /^\/me\/memberOf$/i, (call) => groups.listGroupsOfCaller(call, 'member')],
  ['GET', /^\/me\/ownedObjects$/i, (call) => groups.listGroupsOfCaller(call, 'owner')],
  ['GET', /^\/me\/joinedTeams$/i, (call) => groups.listJoinedTeams(call)],
  ['POST', /^\/me\/sendMail$/i, sendMail],
  ['GET', /^\/organization$/, () => replyJson({ value: [describeOrganization()] })],
  ['GET', /^\/organization\/([^/]+)$/, (_, id) => replyJson(describeOrganization(id))],
  ['GET', /^\/users$/, (call) => listPeople(call)],
  ['GET', /^\/users\/\$count$/, (call) => countPeople(call)],
  ['GET', /^\/users\/([^/]+)\/photo$/, (call, id = '') => replyPhotoInfo(findPerson(call, id).photo)],
  ['GET', /^\/users\/([^/]+)\/photo\/\$value$/, (call, id = '') => replyPhoto(findPerson(call, id).photo)],
  ['GET', /^\/me\/photo$/, (call) => replyPhotoInfo(call.user.photo)],
  ['GET', /^\/me\/photo\/\$value$/, (call) => replyPhoto(call.user.photo)],
  ['GET', /^\/users\/([^/]+)$/, (call, id = '') => replyPerson(call, findPerson(call, id))],
  ['GET', /^\/users\/([^/]+)\/photos\/([^/]+)\/\$value$/, replyPhotoOfOwner],
  ['GET', /^\/teams$/, (call) => groups.listTeams(call)],
  ['GET', /^\/teams\/([^/]+)$/, (call, id = '') => groups.replyTeam(call, groups.getTeam(call, id))],
  ['GET', /^\/teams\/([^/]+)\/channels$/, (call, id = '') => groups.listChannels(call, groups.getTeam(call, id))],
  ['GET', /^\/teams\/([^/]+)\/photo\/\$value$/, (call, id = '') => replyPhoto(groups.getTeam(call, id).photo)],
  ['GET', /^\/groups$/, (call) => groups.listGroups(call)],
  ['GET', /^\/groups\/\$count$/, (call) => groups.countGroups(call)],
  ['GET', /^\/groups\/([^/]+)$/, (call, id = '') => groups.replyGroup(call, groups.getGroup(call, id))],
  ['GET', /^\/groups\/([^/]+)\/(owners|members)$/, listPeopleOfGroup],
  ['GET', /^\/sites$/, listSites],
];

/** Finds the handler of a call and runs it. */
export function handleCall(call: Call): Response {
  const [, driveId, rest = ''] = /^\/drives\/([^/:]+)(\/.*)?$/.exec(call.path) ?? [];
  if (driveId !== undefined) return handleDrive(call, decodeURIComponent(driveId), rest);
  const [, groupId, handleSite = ''] = /^\/groups\/([^/]+)\/sites\/root(\/.*)?$/.exec(call.path) ?? [];
  if (groupId !== undefined) return handleSiteRequest(call, groups.getGroup(call, groupId), handleSite);
  const [, site, place, below = ''] = /^\/sites\/([^/:]+)(?::(\/[^:]*))?:?(\/.*)?$/.exec(call.path) ?? [];
  if (site !== undefined) return handleSiteRequest(call, findSite(call, decodeURIComponent(site), place), below);
  const [, handleGroup, handleDriveRoute = ''] = /^\/groups\/([^/]+)\/drive(\/.*)?$/.exec(call.path) ?? [];
  if (handleGroup !== undefined) return handleDrive(call, getDefaultDriveId(call, handleGroup), handleDriveRoute);
  return handleRoute(call);
}

function handleRoute(call: Call): Response {
  // The app's permissions cover everything handled here except groups of the directory.
  if (call.enforces('scopes') && /^\/groups(\/|$)/.test(call.path)) {
    throw new Refusal(403, 'accessDenied', 'Access denied');
  }
  const known = routes.filter(([, path]) => path.test(call.path));
  if (known.length === 0) {
    throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${call.path.split('/')[1]}'.`);
  }
  const route = known.find(([method]) => method === call.method);
  if (!route) throw new Refusal(405, 'Request_BadRequest', 'The method is not allowed here');
  const parts = (route[1].exec(call.path) ?? []).slice(1).map(decodeURIComponent);
  return route[2](call, ...parts);
}

function getDefaultDriveId(call: Call, groupId: string): string {
  const library = [...call.state.libraries.values()].find(
    (one) => one.groupId === groupId && one.template === 'documentLibrary',
  );
  if (!library) throw notFound();
  return library.driveId;
}

const describeOrganization = (id = 'contoso') => ({ id, displayName: 'Contoso', verifiedDomains: [] });

function replyPhotoOfOwner(call: Call, id = '', size = ''): Response {
  return replyPhoto(findPerson(call, id).photo, size);
}

function listPeopleOfGroup(call: Call, id = '', part = ''): Response {
  return groups.listPeopleByIds(call, groups.getGroup(call, id), part === 'owners' ? 'owners' : 'members');
}

function sendMail(call: Call): Response {
  const body = readJsonBody(call);
  call.state.mails.push({ fromId: call.user.id, message: body.message ?? body.Message });
  return replyNothing(202);
}
