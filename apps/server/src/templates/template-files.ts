import { ownTemplates } from './all-templates.ts';
import { countFields, outlineOf } from './outline-of.ts';
import { readTemplateIcon } from './template-icon.ts';
import type { Template } from './writing/index.ts';

/** Entry of a template in the gallery. */
const listed = ({ key, title, description, tags, schema }: Template) => ({
  key,
  title,
  description,
  tags,
  fields: countFields(schema.components),
  pages: schema.display === 'wizard' ? schema.components.length : 1,
  outline: outlineOf(schema, key),
});

/** Returns the JSON files by name without extension: `templates` is the list, and each other one a template. */
export function templateFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['templates', JSON.stringify(ownTemplates.map(listed))],
    ...ownTemplates.map((template): readonly [string, string] => [
      template.key,
      JSON.stringify({ ...listed(template), ...template, icon: readTemplateIcon(template.icon) }),
    ]),
  ]);
}
