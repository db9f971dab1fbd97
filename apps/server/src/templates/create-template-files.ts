import { ownTemplates } from './all-templates.ts';
import { countFields, getOutline } from './get-outline.ts';
import { readTemplateIcon } from './read-template-icon.ts';
import type { Template } from './writing/index.ts';

/** Returns a template's entry in the gallery's list, without the form definition. */
const toListEntry = ({ key, title, description, tags, schema }: Template) => ({
  key,
  title,
  description,
  tags,
  fields: countFields(schema.components),
  pages: schema.display === 'wizard' ? schema.components.length : 1,
  outline: getOutline(schema, key),
});

/**
 * Maps a file name without extension to its JSON text. `templates` is the list, and each other file is one template.
 */
export function createTemplateFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['templates', JSON.stringify(ownTemplates.map(toListEntry))],
    ...ownTemplates.map((template): readonly [string, string] => [
      template.key,
      JSON.stringify({ ...toListEntry(template), ...template, icon: readTemplateIcon(template.icon) }),
    ]),
  ]);
}
