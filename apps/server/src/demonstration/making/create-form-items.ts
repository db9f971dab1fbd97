import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  buildFormItemFields,
  type DraftContent,
  type FormRow,
  fileNames,
  folderNames,
  schemaVersion,
  toDraftContent,
  toSafeName,
} from '@tideform/sync/library-content';
import type { DemoForm, TeamKey } from '../forms/demo-form.ts';
import {
  type ContentAccess,
  type ContentItem,
  type ContentVersion,
  type DemoContext,
  deriveFormIds,
  deriveTeamIds,
} from './demo-context.ts';

const require = createRequire(import.meta.url);

/** Caches form rows, since each of 5,000 responses needs the same row. */
const formRows = new WeakMap<DemoForm, { readonly world: DemoContext; readonly row: FormRow }>();

/** Returns a form's row as stored in the database of a user's device. */
export function getFormRow(context: DemoContext, form: DemoForm): FormRow {
  const known = formRows.get(form);
  if (known?.world === context) return known.row;
  const row = createFormRow(context, form);
  formRows.set(form, { world: context, row });
  return row;
}

function createFormRow({ teams }: DemoContext, form: DemoForm): FormRow {
  const ids = deriveFormIds(form);
  const { title, category, published } = form;
  const team = teams[form.team];
  const last = published.at(-1);
  return {
    id: ids.form,
    teamId: team.id,
    title,
    channelId: team.channels[form.channel]!,
    icon: readIcon(form.icon),
    category,
    driveItemId: ids.config,
    folderDriveItemId: ids.folder,
    ...(last && { responsesDriveItemId: ids.responses }),
    draft: { driveItemId: ids.draft, ...getDraftContent(form) },
    ...(last && { published: { driveItemId: ids.published, ...last.content, version: published.length } }),
  };
}

/** Creates the folder of a form with the form's files, and a folder for responses if the form was published. */
export function createFormItems(context: DemoContext, form: DemoForm): readonly ContentItem[] {
  const ids = deriveFormIds(form);
  const top = deriveTeamIds(form.team);
  const row = getFormRow(context, form);
  const { id, title, icon, channelId, category, responsesDriveItemId } = row;
  const by = context.people[form.builder].id;
  const at = getTimeBeforeDemo(context, 190);
  const stamp = { by, at };
  const config = { id, title, icon, channelId, category, ...(responsesDriveItemId && { responsesDriveItemId }) };
  const file = (itemId: string, name: string, versions: readonly ContentVersion[]): ContentItem => {
    return { id: itemId, parentId: ids.folder, name, versions };
  };
  const folder = (itemId: string, parentId: string, values: ContentVersion['values']): ContentItem => {
    return { id: itemId, parentId, name: toSafeName(title), versions: [], folder: { ...stamp, values } };
  };
  const draftAt = form.draft && row.published ? getTimeBeforeDemo(context, 1) : at;
  const draft = {
    bytes: encodeJson(toDraftContent(getDraftContent(form))),
    values: buildFormItemFields('form-draft', row),
    by,
    at: draftAt,
  };
  const configVersion = { ...stamp, bytes: encodeJson(config), values: buildFormItemFields('form-config', row) };
  return [
    folder(ids.folder, top.formConfig, {}),
    file(ids.config, fileNames.formConfig, [configVersion]),
    file(ids.draft, fileNames.formDraft, [draft]),
    ...(row.published
      ? [
          file(ids.published, fileNames.formPublished, createPublishedVersions(context, form, row)),
          folder(ids.responses, top.responses, { tfFormId: id }),
        ]
      : []),
  ];
}

function createPublishedVersions(context: DemoContext, form: DemoForm, row: FormRow): readonly ContentVersion[] {
  return form.published.map(({ content, comment: words }, index) => {
    const version = index + 1;
    const comment = `v${version}: ${words}`;
    const fields = { tfFormVersion: version, tfVersionComment: comment };
    return {
      bytes: encodeJson({ ...toDraftContent(content), version }),
      values: { ...buildFormItemFields('form-published', row), ...fields },
      by: context.people[form.builder].id,
      at: getTimeBeforeDemo(context, 190 - 3 * index),
      comment,
    };
  });
}

function getDraftContent({ draft, published }: DemoForm): DraftContent {
  const content = draft ?? published.at(-1)?.content;
  if (!content) throw new Error('A form must have a draft or a published version');
  return content;
}

/** Reads the SVG path of an icon in the app's icon catalog. */
function readIcon(name: string): string {
  const path = /<path d="([^"]+)"/.exec(readFileSync(require.resolve(`@mdi/svg/svg/${name}.svg`), 'utf8'))?.[1];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
}

const encodeJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

const DAY_MS = 86_400_000;

/** Returns the time when a team was created: before all submissions. */
export const getTimeBeforeDemo = ({ beganAt }: Pick<DemoContext, 'beganAt'>, days = 200): string =>
  new Date(Date.parse(beganAt) - days * DAY_MS).toISOString();

/** Creates the top-level folders and settings of a team's library. */
export function createTeamItems(context: DemoContext, team: TeamKey): readonly ContentItem[] {
  const ids = deriveTeamIds(team);
  const { rootId } = context.libraries[team];
  const stamp = { values: {}, by: context.teams[team].ownerId, at: getTimeBeforeDemo(context) };
  const folder = (id: string, name: string, access: readonly ContentAccess[]): ContentItem => {
    return { id, parentId: rootId, name, versions: [], folder: stamp, access };
  };
  const settings = { rolesMigratedToPermissions: true, privateResponsesFolderId: ids.private, schemaVersion };
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  return [
    folder(ids.formConfig, folderNames.formConfig, getFormConfigAccess(context, team)),
    folder(ids.responses, folderNames.responses, [{ to: 'members', role: 'write' }]),
    folder(ids.private, folderNames.private, [{ to: 'members', role: 'owner' }]),
    { id: ids.settings, parentId: rootId, name: fileNames.teamConfig, versions: [{ ...stamp, bytes }] },
  ];
}

/** Returns the permissions for editing forms. In the team Harbour View, only Jonas may edit forms. */
function getFormConfigAccess({ people }: DemoContext, team: TeamKey): readonly ContentAccess[] {
  if (team !== 'harbourView') return [{ to: 'members', role: 'write' }];
  return [
    { to: 'members', role: 'read' },
    { to: { personId: people.jonas.id }, role: 'write' },
  ];
}
