import { type ComponentDefinition, type FormDefinition, isRecord, upgradeForm, walkComponents } from '@tideform/engine';
import { textIn } from '../building/read-values.ts';
import type { ReadForm, Reading } from '../reading.ts';
import { because } from '../report/finding.ts';
import { openPart, type SourcePart } from '../report/source-part.ts';
import { isKnownProperty } from './known-properties.ts';

type Json = Readonly<Record<string, unknown>>;

/** Where a form lies in a file: at its top, or in what others put around one. */
function formIn(json: Json): Json | undefined {
  const places = [json, json.schema, json.form, json.formDefinition];
  return places.filter(isRecord).find((one) => Array.isArray(one.components));
}

/** Says whether JSON is a form of form.io, or of what is made of it. */
export function isFormio(json: Json): boolean {
  const components = formIn(json)?.components;
  return (
    Array.isArray(components) &&
    (components.length === 0 || components.some((one) => isRecord(one) && typeof one.type === 'string'))
  );
}

/**
 * Reads a form of form.io, which is the format that forms have here: it stays as it is, to the last property. The account says what of it
 * is not in use.
 *
 * @param isType says of a type whether there is such a component here
 */
export function readFormio(json: Json, { ledger }: Reading, isType: (type: string) => boolean): ReadForm {
  const form = formIn(json) as unknown as FormDefinition;
  const around = json === (form as unknown) ? json : { ...json, ...form };
  for (const { definition } of walkComponents(form)) {
    const part = openPart(ledger, textIn(definition.key) ?? '', definition);
    part.call(textIn(definition.label) ?? textIn(definition.title) ?? textIn(definition.key) ?? '');
    account(part, definition, isType);
    part.close();
  }
  return { form, title: textIn(around.title) ?? textIn(around.name), languages: [] };
}

function account(part: SourcePart, definition: ComponentDefinition, isType: (type: string) => boolean): void {
  const [drawn] = upgradeForm({ components: [{ type: definition.type }] }).components;
  const type = drawn?.type ?? definition.type;
  if (type !== definition.type) part.change('type', because('otherType', { from: definition.type, to: type }));
  else if (!isType(type)) part.lose('type', because('notShown', { from: type }));
  for (const property of Object.keys(definition)) {
    if (isCode(property, definition)) part.change(property, because('script'));
    else if (isKnownProperty(property)) part.keep(property);
  }
}

/** Code is kept, and runs in the sandbox alone once its builder has kept the form. */
function isCode(property: string, definition: ComponentDefinition): boolean {
  const value = definition[property];
  if (typeof value !== 'string' || value.trim() === '') return false;
  return ['customConditional', 'calculateValue', 'customDefaultValue', 'custom', 'onChange'].includes(property);
}
