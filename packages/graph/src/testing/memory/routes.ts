import type { Call } from './call.ts';
import { readJsonBody } from './call.ts';
import * as groups from './directory/groups.ts';
import { countPeople, findPerson, listPeople, replyPerson, replyPhoto, replyPhotoInfo } from './directory/people.ts';
import { answerDrive } from './drives/drive-routes.ts';
import { notFound, Refusal } from './refusal.ts';
import { replyJson, replyNothing } from './reply.ts';
import { answerSite, findSite, listSites } from './sites/sites.ts';

type Route = readonly [method: string, path: RegExp, answer: (call: Call, ...parts: string[]) => Response];

const routes: readonly Route[] = [
  ['GET', /^\/me$/, (call) => replyPerson(call, call.me)],
  ['GET', /^\/me\/memberOf$/i, (call) => groups.listGroupsWhere(call, 'member')],
  ['GET', /^\/me\/ownedObjects$/i, (call) => groups.listGroupsWhere(call, 'owner')],
  ['GET', /^\/me\/joinedTeams$/i, (call) => groups.listJoinedTeams(call)],
  ['POST', /^\/me\/sendMail$/i, sendMail],
  ['GET', /^\/organization$/, () => replyJson({ value: [organization()] })],
  ['GET', /^\/organization\/([^/]+)$/, (_, id) => replyJson(organization(id))],
  ['GET', /^\/users$/, (call) => listPeople(call)],
  ['GET', /^\/users\/\$count$/, (call) => countPeople(call)],
  ['GET', /^\/users\/([^/]+)\/photo$/, (call, id = '') => replyPhotoInfo(findPerson(call, id).photo)],
  ['GET', /^\/users\/([^/]+)\/photo\/\$value$/, (call, id = '') => replyPhoto(findPerson(call, id).photo)],
  ['GET', /^\/me\/photo$/, (call) => replyPhotoInfo(call.me.photo)],
  ['GET', /^\/me\/photo\/\$value$/, (call) => replyPhoto(call.me.photo)],
  ['GET', /^\/users\/([^/]+)$/, (call, id = '') => replyPerson(call, findPerson(call, id))],
  ['GET', /^\/users\/([^/]+)\/photos\/([^/]+)\/\$value$/, photoOf],
  ['GET', /^\/teams$/, (call) => groups.listTeams(call)],
  ['GET', /^\/teams\/([^/]+)$/, (call, id = '') => groups.replyTeam(call, groups.getTeam(call, id))],
  ['GET', /^\/teams\/([^/]+)\/channels$/, (call, id = '') => groups.listChannels(call, groups.getTeam(call, id))],
  ['GET', /^\/teams\/([^/]+)\/photo\/\$value$/, (call, id = '') => replyPhoto(groups.getTeam(call, id).photo)],
  ['GET', /^\/groups$/, (call) => groups.listGroups(call)],
  ['GET', /^\/groups\/\$count$/, (call) => groups.countGroups(call)],
  ['GET', /^\/groups\/([^/]+)$/, (call, id = '') => groups.replyGroup(call, groups.getGroup(call, id))],
  ['GET', /^\/groups\/([^/]+)\/(owners|members)$/, peopleOf],
  ['GET', /^\/sites$/, listSites],
];

/** Finds who answers a call, and lets them. */
export function answerCall(call: Call): Response {
  const [, driveId, rest = ''] = /^\/drives\/([^/:]+)(\/.*)?$/.exec(call.path) ?? [];
  if (driveId !== undefined) return answerDrive(call, decodeURIComponent(driveId), rest);
  const [, groupId, inSite = ''] = /^\/groups\/([^/]+)\/sites\/root(\/.*)?$/.exec(call.path) ?? [];
  if (groupId !== undefined) return answerSite(call, groups.getGroup(call, groupId), inSite);
  const [, site, place, below = ''] = /^\/sites\/([^/:]+)(?::(\/[^:]*))?:?(\/.*)?$/.exec(call.path) ?? [];
  if (site !== undefined) return answerSite(call, findSite(call, decodeURIComponent(site), place), below);
  const [, ofGroup, inDrive = ''] = /^\/groups\/([^/]+)\/drive(\/.*)?$/.exec(call.path) ?? [];
  if (ofGroup !== undefined) return answerDrive(call, defaultDrive(call, ofGroup), inDrive);
  return answerRoute(call);
}

function answerRoute(call: Call): Response {
  // The permissions that the app asks for cover no group of the directory, and everything else that is answered here.
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

function defaultDrive(call: Call, groupId: string): string {
  const library = [...call.state.libraries.values()].find(
    (one) => one.groupId === groupId && one.template === 'documentLibrary',
  );
  if (!library) throw notFound();
  return library.driveId;
}

const organization = (id = 'contoso') => ({ id, displayName: 'Contoso', verifiedDomains: [] });

function photoOf(call: Call, id = '', size = ''): Response {
  return replyPhoto(findPerson(call, id).photo, size);
}

function peopleOf(call: Call, id = '', part = ''): Response {
  return groups.listPeopleOf(call, groups.getGroup(call, id), part === 'owners' ? 'owners' : 'members');
}

function sendMail(call: Call): Response {
  const body = readJsonBody(call);
  call.state.mails.push({ fromId: call.me.id, message: body.message ?? body.Message });
  return replyNothing(202);
}
