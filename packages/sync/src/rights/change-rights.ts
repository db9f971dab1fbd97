import type { SyncContext } from '../context.ts';
import { Failed } from '../failures/failed.ts';
import { setupResponseFolder } from '../forms/setup-response-folder.ts';
import { type FormRights, rank } from './form-rights.ts';
import { isCovered } from './is-covered.ts';
import { openFormFolders } from './open-form-folders.ts';
import { everyonePrincipalOf, type Principal } from './principal.ts';
import { readFolders, readRights } from './read-rights.ts';
import { initialLevels, type RequestedLevels } from './right-cells.ts';
import { setLevel } from './set-level.ts';

/**
 * Sets the permissions of a principal on both folders of a form.
 * NOTE: permissions are removed from the responses first, and added to the form first. If the call is interrupted, a
 * principal never has access to responses without access to their form.
 *
 * @see RightsService.change
 */
export async function changeRights(
  context: SyncContext,
  formId: string,
  holder: Principal,
  wanted: RequestedLevels,
): Promise<FormRights> {
  let folders = await openFormFolders(context, formId);
  const now = (await readFolders(folders)).rows.find((row) => row.holder.key === holder.key);
  const level = now?.responses.level ?? 'none';
  if (folders.responsesFolder === 'toCome' && wanted.responses !== level) {
    await setupResponseFolder(context, formId);
    folders = await openFormFolders(context, formId);
  }
  const { config, responses } = folders;
  const isTaking = rank[wanted.responses] < rank[level];
  if (isTaking && responses) await setLevel(responses, holder, wanted.responses);
  await setLevel(config, holder, wanted.config);
  if (!isTaking && responses) await setLevel(responses, holder, wanted.responses);
  return readRights(context, formId);
}

/**
 * Adds a principal to one of the two tables.
 * NOTE: the service may omit a grant that a group already covers, and accepts grants for some groups without storing
 * them, so the result is read back.
 *
 * @see RightsService.add
 */
export async function addRights(
  context: SyncContext,
  formId: string,
  table: 'form' | 'builder',
  who: Principal | 'everyone',
): Promise<FormRights | 'covered'> {
  const holder = who === 'everyone' ? everyonePrincipalOf(context.ports.identity()?.tenantId ?? '') : who;
  const { form } = await openFormFolders(context, formId);
  const before = await readRights(context, formId);
  const least = initialLevels(table, form);
  const known = before.rows.find(({ holder: { key } }) => key === holder.key);
  if (await isCovered(context.ports.graph, form.teamId, before.rows, holder, least)) return 'covered';
  const wanted = {
    config: stronger(known?.config.level, least.config),
    responses: stronger(known?.responses.level, least.responses),
  };
  const after = await changeRights(context, formId, holder, wanted);
  const got = after.rows.find(({ holder: { key } }) => key === holder.key);
  const has = rank[got?.config.level ?? 'none'] >= rank[wanted.config];
  if (has && rank[got?.responses.level ?? 'none'] >= rank[wanted.responses]) return after;
  if (holder.kind === 'person') return 'covered';
  throw new Failed('permission-not-kept', { name: holder.name });
}

const stronger = (one: keyof typeof rank = 'none', other: RequestedLevels['config']): RequestedLevels['config'] =>
  one !== 'owner' && rank[one] > rank[other] ? one : other;
