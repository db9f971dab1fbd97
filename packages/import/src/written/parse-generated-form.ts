import { type ComponentDefinition, type FormDefinition, findHostileJson, validateForm } from '@tideform/engine';
import { z } from 'zod/mini';
import { createSubmitButton, toComponent } from '../building/draft-component.ts';

/** Code that an AI provider wrote into a generated form. The author reviews the code before saving the form. */
export interface GeneratedFormCode {
  /** Label of the field that contains the code. */
  readonly label: string;
  readonly property: string;
  readonly code: string;
}

/** Sanitized form that an AI provider generated. */
export interface GeneratedForm {
  readonly title: string;
  /** Keywords for choosing an icon; may be ''. */
  readonly icon: string;
  /** The form without its code. */
  readonly form: FormDefinition;
  readonly formWithCode: FormDefinition;
  readonly code: readonly GeneratedFormCode[];
}

interface GeneratedFormOptions {
  /** Default label of the submit button. */
  readonly submit: string;
  /**
   * Whether the form is complete. While it is still being generated, default values, calculations and dates are left
   * out, so that its fields stay empty.
   */
  readonly isWhole: boolean;
  /** Whether a component type exists. */
  readonly isType: (type: string) => boolean;
}

const FORM_LIMITS = { depth: 12, components: 1_000, text: 20_000 };

/** Component settings that an AI provider may use. All other settings are left out, in particular URLs. */
const textSettings = [
  'label',
  'title',
  'legend',
  'description',
  'tooltip',
  'placeholder',
  'prefix',
  'suffix',
  'currency',
  'inputMask',
  'format',
  'theme',
  'footer',
  'addAnother',
  'defaultDate',
] as const;
const flagSettings = [
  'input',
  'hideLabel',
  'multiple',
  'inline',
  'collapsible',
  'collapsed',
  'enableDate',
  'enableTime',
  'image',
  'webcam',
  'striped',
  'bordered',
  'disabled',
  'hidden',
  'allowMultipleMasks',
  'clearOnHide',
] as const;
const numberSettings = ['width', 'rows', 'decimalLimit', 'maxTags'] as const;
const limitNames = [
  'min',
  'max',
  'minLength',
  'maxLength',
  'minSelectedCount',
  'maxSelectedCount',
  'minDate',
  'maxDate',
] as const;
const codeSettings = ['calculateValue', 'customDefaultValue', 'customConditional', 'onChange'] as const;
/** Component types that show nothing, or that need settings an AI provider can't provide. */
const refusedTypes: ReadonlySet<string> = new Set([
  'recaptcha',
  'spSelect',
  'sketchPad',
  'htmlelement',
  'form',
  'tree',
  'datamap',
  'submissionNumber',
]);

const textSchema = z.looseObject({
  title: z.optional(z.string()),
  icon: z.optional(z.string()),
  schema: z.looseObject({ display: z.optional(z.unknown()), components: z.array(z.unknown()) }),
});

const choiceSchema = z.object({
  label: z.coerce.string().check(z.maxLength(500)),
  value: z.union([z.string(), z.number(), z.boolean()]),
});
const choicesSchema = z.array(choiceSchema).check(z.maxLength(1_000));
const conditionSchema = z.object({
  show: z.union([z.boolean(), z.string()]),
  when: z.string(),
  eq: z.union([z.string(), z.number(), z.boolean()]),
});

/**
 * Reads the output of an AI provider as a form; `undefined` if the output isn't a form. The output is untrusted: only
 * the settings named in this file are kept, HTML loses its attributes, and code is separated.
 */
export function parseGeneratedForm(
  json: unknown,
  { submit, isWhole, isType }: GeneratedFormOptions,
): GeneratedForm | undefined {
  const parsed = textSchema.safeParse(json);
  if (!parsed.success || findHostileJson(json)) return undefined;
  const { title = '', icon = '', schema } = parsed.data;
  const display = schema.display === 'wizard' ? ('wizard' as const) : ('form' as const);
  const build = (includesCode: boolean) => {
    const reader = createFormParser({ keepsCode: includesCode, isWhole, isType });
    const components = reader.read(schema.components, 0);
    const hasButton = JSON.stringify(components).includes('"action":"submit"');
    const button = display === 'wizard' || hasButton || !isWhole ? [] : [toComponent(createSubmitButton(submit))];
    return { form: { display, components: [...components, ...button] }, code: reader.code };
  };
  const withoutCode = build(false);
  const checked = validateForm(withoutCode.form);
  const withCode = validateForm(build(true).form);
  if (!checked.ok || !withCode.ok || withoutCode.form.components.every(({ type }) => type === 'button'))
    return undefined;
  return {
    title: normalizeSpaces(title).slice(0, 200),
    icon: normalizeSpaces(icon).slice(0, 60),
    form: checked.form,
    formWithCode: withCode.form,
    code: withoutCode.code,
  };
}

const normalizeSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

function createFormParser({
  keepsCode,
  isWhole,
  isType,
}: Omit<GeneratedFormOptions, 'submit'> & { readonly keepsCode: boolean }) {
  const code: GeneratedFormCode[] = [];
  const keys = new Set<string>();
  let count = 0;

  function parseComponents(list: unknown, depth: number): ComponentDefinition[] {
    if (!Array.isArray(list) || depth > FORM_LIMITS.depth) return [];
    return list.flatMap((one: unknown) => {
      count += 1;
      const made = count > FORM_LIMITS.components ? undefined : component(one, depth);
      return made ? [made] : [];
    });
  }

  function component(one: unknown, depth: number): ComponentDefinition | undefined {
    const settings = z.looseObject({ type: z.string() }).safeParse(one).data;
    if (!settings) return undefined;
    const isKnownType = isType(settings.type) && !refusedTypes.has(settings.type);
    if (!isKnownType && settings.input === false) return undefined;
    const type = isKnownType ? settings.type : 'textfield';
    const made: Record<string, unknown> = { type, key: createKey(settings.key, type) };
    for (const name of textSettings)
      if (typeof settings[name] === 'string' && !(name === 'defaultDate' && !isWhole))
        made[name] = settings[name].slice(0, FORM_LIMITS.text);
    for (const name of flagSettings) if (typeof settings[name] === 'boolean') made[name] = settings[name];
    for (const name of numberSettings) if (typeof settings[name] === 'number') made[name] = settings[name];
    // While the form is being generated, the label may be missing.
    made.label ??= made.title ?? (isWhole ? made.key : '');
    for (const name of ['values', 'questions'] as const) {
      const read = choicesSchema.safeParse(settings[name]).data;
      if (read) made[name] = read;
    }
    const values = choicesSchema.safeParse((settings.data as { readonly values?: unknown } | undefined)?.values).data;
    if (type === 'select') made.data = { values: values ?? [] };
    if (type === 'file') made.storage = 'indexeddb';
    if (type === 'content') made.html = sanitizeHtml(String(settings.html ?? ''));
    if (type === 'button') made.action = settings.action === 'reset' ? 'reset' : 'submit';
    if (isWhole && isPlainValue(settings.defaultValue)) made.defaultValue = settings.defaultValue;
    const when = conditionSchema.safeParse(settings.conditional).data;
    if (when) made.conditional = when;
    const rules = parseValidation(settings.validate, made);
    if (rules) made.validate = rules;
    if (isWhole)
      for (const name of codeSettings) collectCode(settings[name], name, made, (value) => (made[name] = value));
    if (Array.isArray(settings.components)) made.components = parseComponents(settings.components, depth + 1);
    else if (['panel', 'datagrid', 'editgrid', 'fieldset', 'well', 'container'].includes(type)) made.components = [];
    if (type === 'columns') made.columns = parseColumns(settings.columns, depth);
    return made as unknown as ComponentDefinition;
  }

  function parseColumns(list: unknown, depth: number): readonly object[] {
    if (!Array.isArray(list)) return [];
    return list.slice(0, 12).map((one: unknown) => {
      const { width, components } = (one ?? {}) as { readonly width?: unknown; readonly components?: unknown };
      return { width: typeof width === 'number' ? width : 6, components: parseComponents(components, depth + 1) };
    });
  }

  function createKey(key: unknown, type: string): string {
    const wanted =
      typeof key === 'string' &&
      /^[A-Za-z_]\w{0,60}$/.test(key) &&
      !['constructor', 'prototype', '__proto__'].includes(key)
        ? key
        : type;
    let findFreeKey = wanted;
    for (let number = 2; keys.has(findFreeKey); number += 1) findFreeKey = `${wanted}${number}`;
    keys.add(findFreeKey);
    return findFreeKey;
  }

  function parseValidation(given: unknown, made: Readonly<Record<string, unknown>>): object | undefined {
    if (typeof given !== 'object' || given === null) return undefined;
    const settings = given as Readonly<Record<string, unknown>>;
    const rules: Record<string, unknown> = {};
    if (settings.required === true) rules.required = true;
    for (const name of limitNames)
      if (typeof settings[name] === 'number' || typeof settings[name] === 'string') rules[name] = settings[name];
    if (typeof settings.pattern === 'string') rules.pattern = settings.pattern.slice(0, 500);
    if (typeof settings.customMessage === 'string') rules.customMessage = settings.customMessage.slice(0, 500);
    if (isWhole) collectCode(settings.custom, 'validate.custom', made, (value) => (rules.custom = value));
    return Object.keys(rules).length > 0 ? rules : undefined;
  }

  function collectCode(
    value: unknown,
    property: string,
    made: Readonly<Record<string, unknown>>,
    store: (code: string) => void,
  ): void {
    if (typeof value !== 'string' || value.trim() === '') return;
    code.push({ label: String(made.label ?? made.key), property, code: value.slice(0, FORM_LIMITS.text) });
    if (keepsCode) store(value.slice(0, FORM_LIMITS.text));
  }

  return { read: parseComponents, code };
}

const isPlainValue = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 2_000);

const allowedElements: ReadonlySet<string> = new Set([
  'p',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'br',
  'h2',
  'h3',
  'h4',
]);

/** Keeps only the formatting elements of HTML, without attributes, so that the text contains no links. */
const sanitizeHtml = (html: string): string =>
  html
    .slice(0, FORM_LIMITS.text)
    .split(/(<[^<>]*>)/)
    .map((part) => {
      const tag = /^<(\/?)([a-z][a-z0-9]*)\b[^<>]*>$/i.exec(part);
      if (tag) return allowedElements.has(tag[2]!.toLowerCase()) ? `<${tag[1]}${tag[2]!.toLowerCase()}>` : '';
      return part.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    })
    .join('');
