import type { SyncContext } from '../context.ts';
import { Failed } from '../failures/failed.ts';
import { setupResponseFolder } from '../forms/setup-response-folder.ts';
import { type FormRights, rank } from './form-rights.ts';
import { everyoneOf, type Holder } from './holder.ts';
import { isCovered } from './is-covered.ts';
import { openFormFolders } from './open-form-folders.ts';
import { readFolders, readRights } from './read-rights.ts';
import { addedTo, type Wanted } from './right-cells.ts';
import { setLevel } from './set-level.ts';

/**
 * NOTE: what is taken is taken from the responses first, what is given is given on the form first: a cut in between leaves
 * nobody with responses whose form they may not see.
 *
 * @see RightsService.change
 */
export async function changeRights(
  context: SyncContext,
  formId: string,
  holder: Holder,
  wanted: Wanted,
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
 * NOTE: the service may leave a grant out that a group covers already, and takes one for some groups without keeping it: what
 * counts is what it says afterwards.
 *
 * @see RightsService.add
 */
export async function addRights(
  context: SyncContext,
  formId: string,
  table: 'form' | 'builder',
  who: Holder | 'everyone',
): Promise<FormRights | 'covered'> {
  const holder = who === 'everyone' ? everyoneOf(context.ports.identity()?.tenantId ?? '') : who;
  const { form } = await openFormFolders(context, formId);
  const before = await readRights(context, formId);
  const least = addedTo(table, form);
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

const stronger = (one: keyof typeof rank = 'none', other: Wanted['config']): Wanted['config'] =>
  one !== 'owner' && rank[one] > rank[other] ? one : other;
