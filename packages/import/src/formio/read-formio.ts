import { type ComponentDefinition, type FormDefinition, isRecord, upgradeForm, walkComponents } from '@tideform/engine';
import { parseText } from '../building/parse-values.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createFindingReason } from '../report/finding.ts';
import { openSourcePart, type SourcePart } from '../report/source-part.ts';
import { isKnownProperty } from './known-properties.ts';

type Json = Readonly<Record<string, unknown>>;

/** Finds the form in a file: at the root, or inside known wrappers. */
function findForm(json: Json): Json | undefined {
  const candidates = [json, json.schema, json.form, json.formDefinition];
  return candidates.filter(isRecord).find((one) => Array.isArray(one.components));
}

/** Returns whether JSON is a form of form.io or of a product based on form.io. */
export function isFormio(json: Json): boolean {
  const components = findForm(json)?.components;
  return (
    Array.isArray(components) &&
    (components.length === 0 || components.some((one) => isRecord(one) && typeof one.type === 'string'))
  );
}

/**
 * Reads a form.io form. Every property stays unchanged, because this product uses the same format. Unsupported
 * properties are reported.
 *
 * @param isType returns whether this product supports a component type
 */
export function readFormio(json: Json, { ledger }: ReaderInput, isType: (type: string) => boolean): ReaderResult {
  const form = findForm(json) as unknown as FormDefinition;
  const around = json === (form as unknown) ? json : { ...json, ...form };
  for (const { definition } of walkComponents(form)) {
    const part = openSourcePart(ledger, parseText(definition.key) ?? '', definition);
    part.setTitle(parseText(definition.label) ?? parseText(definition.title) ?? parseText(definition.key) ?? '');
    reportComponent(part, definition, isType);
    part.close();
  }
  return { form, title: parseText(around.title) ?? parseText(around.name), languages: [] };
}

function reportComponent(part: SourcePart, definition: ComponentDefinition, isType: (type: string) => boolean): void {
  const [drawn] = upgradeForm({ components: [{ type: definition.type }] }).components;
  const type = drawn?.type ?? definition.type;
  if (type !== definition.type)
    part.change('type', createFindingReason('otherType', { from: definition.type, to: type }));
  else if (!isType(type)) part.lose('type', createFindingReason('notShown', { from: type }));
  for (const property of Object.keys(definition)) {
    if (isCode(property, definition)) part.change(property, createFindingReason('script'));
    else if (isKnownProperty(property)) part.keep(property);
  }
}

/**
 * Returns whether a property contains code. The code is kept, but runs only in the sandbox after the builder has saved
 * the form.
 */
function isCode(property: string, definition: ComponentDefinition): boolean {
  const value = definition[property];
  if (typeof value !== 'string' || value.trim() === '') return false;
  return ['customConditional', 'calculateValue', 'customDefaultValue', 'custom', 'onChange'].includes(property);
}
