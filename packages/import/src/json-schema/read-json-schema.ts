import { isRecord } from '@tideform/engine';
import {
  createDraftComponent,
  createSubmitButton,
  type DraftComponent,
  toComponent,
} from '../building/draft-component.ts';
import { createFormScope } from '../building/form-scope.ts';
import { escapeHtml, parseText } from '../building/parse-values.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createFindingReason } from '../report/finding.ts';
import { openSourcePart } from '../report/source-part.ts';
import { arrangeComponents, isLayoutSchema } from './read-layout.ts';
import { readObject } from './read-object.ts';
import { type Json, jsonSchemaFormat, resolveSchema } from './schema.ts';

/** Returns the schema and the UI schema in a JSON file. */
function splitSchemas(json: Json): { readonly schema: Json; readonly uiSchema: Json } {
  const uiSchema = [json.uiSchema, json.uischema, json.ui_schema, json.ui].find(isRecord) ?? {};
  const schema = [json.schema, json.jsonSchema, json.json_schema, json.JSONSchema].find(isRecord);
  return schema ? { schema: schema as Json, uiSchema: uiSchema as Json } : { schema: json, uiSchema: uiSchema as Json };
}

/** Returns whether JSON is the JSON Schema of an object. */
export function isJsonSchema(json: Json): boolean {
  const { schema } = splitSchemas(json);
  const root = resolveSchema(schema, schema);
  const schemaLike = typeof root.$schema === 'string' || root.type === 'object' || schema !== json;
  return schemaLike && isRecord(root.properties) && Object.keys(root.properties).length > 0;
}

/** Reads a JSON Schema, with a UI schema of react-jsonschema-form or JSON Forms. */
export function readJsonSchema(json: Json, { ledger, submit }: ReaderInput): ReaderResult {
  const { schema, uiSchema } = splitSchemas(json);
  const root = resolveSchema(schema, schema);
  const part = openSourcePart(ledger, '', root);
  const title = parseText(part.keep('title'));
  const description = parseText(part.keep('description'));
  part.setTitle(title ?? '');
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
  const scope = createFormScope();
  const schemas = { ledger, root: schema, openReferences: ['#'], questionCount: { count: 0 } };
  const hasLayout = isLayoutSchema(uiSchema);
  const rootComponents = readObject(schemas, root, hasLayout ? {} : uiSchema, scope, '', 0);
  const components = hasLayout
    ? arrangeComponents(uiSchema, mapByName(root, rootComponents), { ledger, place: scope })
    : rootComponents;
  for (const name of ['if', 'then', 'else', 'dependencies', 'dependentRequired', 'dependentSchemas'])
    part.change(name, createFindingReason('saidOtherwise', { as: 'conditional' }));
  const ui = openSourcePart(
    ledger,
    'uiSchema',
    // Reports and keeps unsupported UI settings, such as extensions of other products.
    Object.fromEntries(
      Object.entries(hasLayout ? {} : uiSchema).filter(
        ([name]) => name.startsWith('ui:') || !Object.hasOwn((root.properties ?? {}) as object, name),
      ),
    ),
  );
  ui.keep('ui:order');
  const button = isRecord(uiSchema['ui:submitButtonOptions'])
    ? parseText(uiSchema['ui:submitButtonOptions'].submitText)
    : undefined;
  ui.keep('ui:submitButtonOptions');
  const foreignSettings = { ...part.close(), ...ui.close() };
  const intro = description
    ? [
        createDraftComponent('content', {
          key: scope.keys.claim('description', undefined, 'content'),
          label: 'Description',
          input: false,
          html: `<p>${escapeHtml(description)}</p>`,
        }),
      ]
    : [];
  const all: readonly DraftComponent[] = [...intro, ...components, createSubmitButton(button ?? submit)];
  const form = {
    display: 'form',
    components: all.map(toComponent),
    ...(Object.keys(foreignSettings).length > 0 && {
      foreign: { format: jsonSchemaFormat, properties: foreignSettings },
    }),
  };
  return { form, title, languages: [] };
}

/**
 * Maps each property name to its component, in the order of the properties. Conditional components have their own keys.
 */
function mapByName({ properties }: Json, components: readonly DraftComponent[]): ReadonlyMap<string, DraftComponent> {
  const names = Object.keys((properties ?? {}) as object);
  return new Map(components.map((component, at) => [names[at] ?? String(component.key), component]));
}
