import { isRecord } from '@tideform/engine';
import { type DraftComponent, draft, finished, submitButton } from '../building/draft-component.ts';
import { formPlace } from '../building/form-place.ts';
import { escapeHtml, textIn } from '../building/read-values.ts';
import type { ReadForm, Reading } from '../reading.ts';
import { because } from '../report/finding.ts';
import { openPart } from '../report/source-part.ts';
import { arrange, isLayout } from './read-layout.ts';
import { readObject } from './read-object.ts';
import { format, type Json, resolved } from './schema.ts';

/** A schema, and its UI schema beside it, as files have them. */
function partsOf(json: Json): { readonly schema: Json; readonly uiSchema: Json } {
  const uiSchema = [json.uiSchema, json.uischema, json.ui_schema, json.ui].find(isRecord) ?? {};
  const schema = [json.schema, json.jsonSchema, json.json_schema, json.JSONSchema].find(isRecord);
  return schema ? { schema: schema as Json, uiSchema: uiSchema as Json } : { schema: json, uiSchema: uiSchema as Json };
}

/** Says whether JSON is a schema of an object. */
export function isJsonSchema(json: Json): boolean {
  const { schema } = partsOf(json);
  const root = resolved(schema, schema);
  const looks = typeof root.$schema === 'string' || root.type === 'object' || schema !== json;
  return looks && isRecord(root.properties) && Object.keys(root.properties).length > 0;
}

/** Reads a JSON Schema, with a UI schema as react-jsonschema-form or JSON Forms has it. */
export function readJsonSchema(json: Json, { ledger, submit }: Reading): ReadForm {
  const { schema, uiSchema } = partsOf(json);
  const root = resolved(schema, schema);
  const part = openPart(ledger, '', root);
  const title = textIn(part.keep('title'));
  const description = textIn(part.keep('description'));
  part.call(title ?? '');
  for (const name of [
    'type',
    'properties',
    'required',
    '$schema',
    '$id',
    'id',
    'definitions',
    '$defs',
    '$ref',
    'additionalProperties',
    '$comment',
    'version',
  ])
    part.keep(name);
  const place = formPlace();
  const schemas = { ledger, root: schema, open: ['#'], asked: { count: 0 } };
  const hasLayout = isLayout(uiSchema);
  const asked = readObject(schemas, root, hasLayout ? {} : uiSchema, place, '', 0);
  const components = hasLayout ? arrange(uiSchema, byName(root, asked), { ledger, place }) : asked;
  for (const name of ['if', 'then', 'else', 'dependencies', 'dependentRequired', 'dependentSchemas'])
    part.change(name, because('saidOtherwise', { as: 'conditional' }));
  const ui = openPart(
    ledger,
    'uiSchema',
    // What another product's says in its own words, too: it is told, and kept.
    Object.fromEntries(
      Object.entries(hasLayout ? {} : uiSchema).filter(
        ([name]) => name.startsWith('ui:') || !Object.hasOwn((root.properties ?? {}) as object, name),
      ),
    ),
  );
  ui.keep('ui:order');
  const button = isRecord(uiSchema['ui:submitButtonOptions'])
    ? textIn(uiSchema['ui:submitButtonOptions'].submitText)
    : undefined;
  ui.keep('ui:submitButtonOptions');
  const foreign = { ...part.close(), ...ui.close() };
  const intro = description
    ? [
        draft('content', {
          key: place.keys.take('description', undefined, 'content'),
          label: 'Description',
          input: false,
          html: `<p>${escapeHtml(description)}</p>`,
        }),
      ]
    : [];
  const all: readonly DraftComponent[] = [...intro, ...components, submitButton(button ?? submit)];
  const form = {
    display: 'form',
    components: all.map(finished),
    ...(Object.keys(foreign).length > 0 && { foreign: { format, properties: foreign } }),
  };
  return { form, title, languages: [] };
}

/** Questions by the properties that they were made of, in whose order they are; what comes only under a condition has its own key. */
function byName({ properties }: Json, components: readonly DraftComponent[]): ReadonlyMap<string, DraftComponent> {
  const names = Object.keys((properties ?? {}) as object);
  return new Map(components.map((component, at) => [names[at] ?? String(component.key), component]));
}
