import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type DraftContent,
  type FormRow,
  fileNames,
  formFields,
  safeName,
  toDraftContent,
} from '@tideform/sync/library-content';
import type { DemoForm } from '../forms/demo-form.ts';
import type { ContentItem, ContentVersion, DemoWorld } from './demo-world.ts';
import { formIds, teamIds } from './ids.ts';
import { foundedAt } from './make-team.ts';

const require = createRequire(import.meta.url);

/** Caches form rows, since each of 5,000 responses needs the same row. */
const described = new WeakMap<DemoForm, { readonly world: DemoWorld; readonly row: FormRow }>();

/** Returns a form's row as stored in the database of a user's device. */
export function describeForm(world: DemoWorld, form: DemoForm): FormRow {
  const known = described.get(form);
  if (known?.world === world) return known.row;
  const row = makeRow(world, form);
  described.set(form, { world, row });
  return row;
}

function makeRow({ teams }: DemoWorld, form: DemoForm): FormRow {
  const ids = formIds(form);
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
    draft: { driveItemId: ids.draft, ...contentOf(form) },
    ...(last && { published: { driveItemId: ids.published, ...last.content, version: published.length } }),
  };
}

/** Creates the folder of a form with the form's files, and a folder for responses if the form was published. */
export function makeForm(world: DemoWorld, form: DemoForm): readonly ContentItem[] {
  const ids = formIds(form);
  const top = teamIds(form.team);
  const row = describeForm(world, form);
  const { id, title, icon, channelId, category, responsesDriveItemId } = row;
  const by = world.people[form.builder].id;
  const at = foundedAt(world, 190);
  const stamp = { by, at };
  const config = { id, title, icon, channelId, category, ...(responsesDriveItemId && { responsesDriveItemId }) };
  const file = (itemId: string, name: string, versions: readonly ContentVersion[]): ContentItem => {
    return { id: itemId, parentId: ids.folder, name, versions };
  };
  const folder = (itemId: string, parentId: string, values: ContentVersion['values']): ContentItem => {
    return { id: itemId, parentId, name: safeName(title), versions: [], folder: { ...stamp, values } };
  };
  const draftAt = form.draft && row.published ? foundedAt(world, 1) : at;
  const draft = {
    bytes: json(toDraftContent(contentOf(form))),
    values: formFields('form-draft', row),
    by,
    at: draftAt,
  };
  const configVersion = { ...stamp, bytes: json(config), values: formFields('form-config', row) };
  return [
    folder(ids.folder, top.formConfig, {}),
    file(ids.config, fileNames.formConfig, [configVersion]),
    file(ids.draft, fileNames.formDraft, [draft]),
    ...(row.published
      ? [
          file(ids.published, fileNames.formPublished, publications(world, form, row)),
          folder(ids.responses, top.responses, { tfFormId: id }),
        ]
      : []),
  ];
}

function publications(world: DemoWorld, form: DemoForm, row: FormRow): readonly ContentVersion[] {
  return form.published.map(({ content, comment: words }, index) => {
    const version = index + 1;
    const comment = `v${version}: ${words}`;
    const fields = { tfFormVersion: version, tfVersionComment: comment };
    return {
      bytes: json({ ...toDraftContent(content), version }),
      values: { ...formFields('form-published', row), ...fields },
      by: world.people[form.builder].id,
      at: foundedAt(world, 190 - 3 * index),
      comment,
    };
  });
}

function contentOf({ draft, published }: DemoForm): DraftContent {
  const content = draft ?? published.at(-1)?.content;
  if (!content) throw new Error('A form must have a draft or a published version');
  return content;
}

/** Reads the SVG path of an icon in the app's icon catalog. */
function readIcon(name: string): string {
  const path = /<path d="([^"]+)"/.exec(readFileSync(require.resolve(`@mdi/svg/svg/${name}.svg`), 'utf8'))?.[1];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
}

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
