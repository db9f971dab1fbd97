import { type ComponentDefinition, checkForm, type FormDefinition, findHostileJson } from '@tideform/engine';
import { z } from 'zod/mini';
import { finished, submitButton } from '../building/draft-component.ts';

/** Code that a service has written into a form: shown before anybody keeps it. */
export interface FormCode {
  /** Of the field that it is of. */
  readonly label: string;
  readonly property: string;
  readonly code: string;
}

/** A form that a service has written, made safe. */
export interface WrittenForm {
  readonly title: string;
  /** Words to choose an icon by; may be ''. */
  readonly icon: string;
  /** Without its code. */
  readonly form: FormDefinition;
  readonly formWithCode: FormDefinition;
  readonly code: readonly FormCode[];
}

interface WrittenFormOptions {
  /** What the button says that a form is sent with, where it has none. */
  readonly submit: string;
  /** `false`: it is still being written. Nothing then stands in its fields: defaults, calculations and days are left out. */
  readonly isWhole: boolean;
  /** Whether there is a component of a type. */
  readonly isType: (type: string) => boolean;
}

const most = { depth: 12, components: 1_000, text: 20_000 };

/** What a service may say of a component: all else it says is left out, addresses above all. */
const texts = [
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
const flags = [
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
const amounts = ['width', 'rows', 'decimalLimit', 'maxTags'] as const;
const limits = [
  'min',
  'max',
  'minLength',
  'maxLength',
  'minSelectedCount',
  'maxSelectedCount',
  'minDate',
  'maxDate',
] as const;
const scripts = ['calculateValue', 'customDefaultValue', 'customConditional', 'onChange'] as const;
/** Of these there is nothing to see, or they need what a service cannot know. */
const refused: ReadonlySet<string> = new Set([
  'recaptcha',
  'spSelect',
  'sketchPad',
  'htmlelement',
  'form',
  'tree',
  'datamap',
  'submissionNumber',
]);

const said = z.looseObject({
  title: z.optional(z.string()),
  icon: z.optional(z.string()),
  schema: z.looseObject({ display: z.optional(z.unknown()), components: z.array(z.unknown()) }),
});

const choice = z.object({
  label: z.coerce.string().check(z.maxLength(500)),
  value: z.union([z.string(), z.number(), z.boolean()]),
});
const choices = z.array(choice).check(z.maxLength(1_000));
const condition = z.object({
  show: z.union([z.boolean(), z.string()]),
  when: z.string(),
  eq: z.union([z.string(), z.number(), z.boolean()]),
});

/**
 * Reads what a service has written as a form, or `undefined` where it is none. It is as hostile as any file: only what is named here is
 * carried over, its HTML keeps no attribute, and code is apart.
 *
 */
export function readWrittenForm(
  json: unknown,
  { submit, isWhole, isType }: WrittenFormOptions,
): WrittenForm | undefined {
  const parsed = said.safeParse(json);
  if (!parsed.success || findHostileJson(json)) return undefined;
  const { title = '', icon = '', schema } = parsed.data;
  const display = schema.display === 'wizard' ? ('wizard' as const) : ('form' as const);
  const build = (keepsCode: boolean) => {
    const reader = createReader({ keepsCode, isWhole, isType });
    const components = reader.read(schema.components, 0);
    const hasButton = JSON.stringify(components).includes('"action":"submit"');
    const button = display === 'wizard' || hasButton || !isWhole ? [] : [finished(submitButton(submit))];
    return { form: { display, components: [...components, ...button] }, code: reader.code };
  };
  const bare = build(false);
  const checked = checkForm(bare.form);
  const withCode = checkForm(build(true).form);
  if (!checked.ok || !withCode.ok || bare.form.components.every(({ type }) => type === 'button')) return undefined;
  return {
    title: plain(title).slice(0, 200),
    icon: plain(icon).slice(0, 60),
    form: checked.form,
    formWithCode: withCode.form,
    code: bare.code,
  };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

function createReader({
  keepsCode,
  isWhole,
  isType,
}: Omit<WrittenFormOptions, 'submit'> & { readonly keepsCode: boolean }) {
  const code: FormCode[] = [];
  const keys = new Set<string>();
  let count = 0;

  function read(list: unknown, depth: number): ComponentDefinition[] {
    if (!Array.isArray(list) || depth > most.depth) return [];
    return list.flatMap((one: unknown) => {
      count += 1;
      const made = count > most.components ? undefined : component(one, depth);
      return made ? [made] : [];
    });
  }

  function component(one: unknown, depth: number): ComponentDefinition | undefined {
    const given = z.looseObject({ type: z.string() }).safeParse(one).data;
    if (!given) return undefined;
    const isKnown = isType(given.type) && !refused.has(given.type);
    if (!isKnown && given.input === false) return undefined;
    const type = isKnown ? given.type : 'textfield';
    const made: Record<string, unknown> = { type, key: keyOf(given.key, type) };
    for (const name of texts)
      if (typeof given[name] === 'string' && !(name === 'defaultDate' && !isWhole))
        made[name] = given[name].slice(0, most.text);
    for (const name of flags) if (typeof given[name] === 'boolean') made[name] = given[name];
    for (const name of amounts) if (typeof given[name] === 'number') made[name] = given[name];
    // While it is being written its label may be yet to come.
    made.label ??= made.title ?? (isWhole ? made.key : '');
    for (const name of ['values', 'questions'] as const) {
      const read = choices.safeParse(given[name]).data;
      if (read) made[name] = read;
    }
    const values = choices.safeParse((given.data as { readonly values?: unknown } | undefined)?.values).data;
    if (type === 'select') made.data = { values: values ?? [] };
    if (type === 'file') made.storage = 'indexeddb';
    if (type === 'content') made.html = bareHtml(String(given.html ?? ''));
    if (type === 'button') made.action = given.action === 'reset' ? 'reset' : 'submit';
    if (isWhole && isPlainValue(given.defaultValue)) made.defaultValue = given.defaultValue;
    const when = condition.safeParse(given.conditional).data;
    if (when) made.conditional = when;
    const rules = validateOf(given.validate, made);
    if (rules) made.validate = rules;
    if (isWhole) for (const name of scripts) keepCode(given[name], name, made, (value) => (made[name] = value));
    if (Array.isArray(given.components)) made.components = read(given.components, depth + 1);
    else if (['panel', 'datagrid', 'editgrid', 'fieldset', 'well', 'container'].includes(type)) made.components = [];
    if (type === 'columns') made.columns = columnsOf(given.columns, depth);
    return made as unknown as ComponentDefinition;
  }

  function columnsOf(list: unknown, depth: number): readonly object[] {
    if (!Array.isArray(list)) return [];
    return list.slice(0, 12).map((one: unknown) => {
      const { width, components } = (one ?? {}) as { readonly width?: unknown; readonly components?: unknown };
      return { width: typeof width === 'number' ? width : 6, components: read(components, depth + 1) };
    });
  }

  function keyOf(key: unknown, type: string): string {
    const wanted =
      typeof key === 'string' &&
      /^[A-Za-z_]\w{0,60}$/.test(key) &&
      !['constructor', 'prototype', '__proto__'].includes(key)
        ? key
        : type;
    let free = wanted;
    for (let number = 2; keys.has(free); number += 1) free = `${wanted}${number}`;
    keys.add(free);
    return free;
  }

  function validateOf(given: unknown, made: Readonly<Record<string, unknown>>): object | undefined {
    if (typeof given !== 'object' || given === null) return undefined;
    const all = given as Readonly<Record<string, unknown>>;
    const rules: Record<string, unknown> = {};
    if (all.required === true) rules.required = true;
    for (const name of limits)
      if (typeof all[name] === 'number' || typeof all[name] === 'string') rules[name] = all[name];
    if (typeof all.pattern === 'string') rules.pattern = all.pattern.slice(0, 500);
    if (typeof all.customMessage === 'string') rules.customMessage = all.customMessage.slice(0, 500);
    if (isWhole) keepCode(all.custom, 'validate.custom', made, (value) => (rules.custom = value));
    return Object.keys(rules).length > 0 ? rules : undefined;
  }

  function keepCode(
    value: unknown,
    property: string,
    made: Readonly<Record<string, unknown>>,
    put: (code: string) => void,
  ): void {
    if (typeof value !== 'string' || value.trim() === '') return;
    code.push({ label: String(made.label ?? made.key), property, code: value.slice(0, most.text) });
    if (keepsCode) put(value.slice(0, most.text));
  }

  return { read, code };
}

const isPlainValue = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 2_000);

const kept: ReadonlySet<string> = new Set([
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

/** HTML whose elements say how a text looks, without a single attribute: nothing in it leads anywhere. */
const bareHtml = (html: string): string =>
  html
    .slice(0, most.text)
    .split(/(<[^<>]*>)/)
    .map((part) => {
      const tag = /^<(\/?)([a-z][a-z0-9]*)\b[^<>]*>$/i.exec(part);
      if (tag) return kept.has(tag[2]!.toLowerCase()) ? `<${tag[1]}${tag[2]!.toLowerCase()}>` : '';
      return part.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    })
    .join('');
