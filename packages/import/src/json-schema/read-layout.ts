import { isRecord } from '@tideform/engine';
import { add, type DraftComponent, draft, keepForeign } from '../building/draft-component.ts';
import type { FormPlace } from '../building/form-place.ts';
import { escapeHtml, textIn } from '../building/read-values.ts';
import { setWhile } from '../logic/write-logic.ts';
import { because, type Ledger } from '../report/finding.ts';
import { openPart, type SourcePart } from '../report/source-part.ts';
import { valueRule, variable } from './conditions.ts';
import { format, type Json, listOf } from './schema.ts';

/** Says whether a UI schema is one of JSON Forms: what stands where, instead of how each property looks. */
export const isLayout = (uiSchema: Json): boolean =>
  typeof uiSchema.type === 'string' && Array.isArray(uiSchema.elements);

interface Arranging {
  readonly ledger: Ledger;
  readonly place: FormPlace;
  /** By the names of their properties. */
  readonly all: ReadonlyMap<string, DraftComponent>;
  /** Those not placed yet. */
  readonly left: Map<string, DraftComponent>;
}

const mostDepth = 20;

/** Puts the questions of a schema where a UI schema of JSON Forms has them; those that it does not show come last. */
export function arrange(
  uiSchema: Json,
  components: ReadonlyMap<string, DraftComponent>,
  { ledger, place }: Pick<Arranging, 'ledger' | 'place'>,
): readonly DraftComponent[] {
  const arranging = { ledger, place, all: components, left: new Map(components) };
  const placed = readElement(arranging, uiSchema, 'uischema', 0);
  return [...placed, ...arranging.left.values()];
}

function readElement(arranging: Arranging, element: unknown, path: string, depth: number): readonly DraftComponent[] {
  if (!isRecord(element) || depth > mostDepth) return [];
  const { elements, ...own } = element;
  const part = openPart(arranging.ledger, path, own);
  const type = textIn(part.keep('type')) ?? '';
  const inside = listOf(elements).map((one, at) => readElement(arranging, one, `${path}.elements[${at}]`, depth + 1));
  const made =
    type === 'Control' || type === 'ListWithDetail' ? control(arranging, part) : around(arranging, type, part, inside);
  const [first] = made;
  for (const one of made) takeRule(arranging, part, one);
  const rest = part.close();
  if (first) keepForeign(first, format, rest);
  return made;
}

/** What a control shows: a property of the whole, by its path. One within a property stands there, and brings it along. */
function control({ all, left }: Arranging, part: SourcePart): readonly DraftComponent[] {
  const [, name = '', inner] = /^#\/properties\/([^/]+)(\/.*)?$/.exec(textIn(part.look('scope')) ?? '') ?? [];
  const component = left.get(name);
  left.delete(name);
  if (inner !== undefined && all.has(name)) {
    part.change('scope', because('saidOtherwise', { as: name }));
    for (const one of ['label', 'options']) part.lose(one, because('appearance'));
    return component ? [component] : [];
  }
  if (!component) return [];
  part.keep('scope');
  part.call(String(component.label));
  const label = part.look('label');
  if (label === false) add(component, { hideLabel: part.keep('label') === false });
  else if (textIn(label)) component.label = part.keep('label');
  const options = part.look('options');
  if (!isRecord(options)) return [component];
  if (options.multi === true && component.type === 'textfield') component.type = 'textarea';
  if (options.readonly === true) add(component, { disabled: true });
  if (Object.keys(options).every((one) => one === 'multi' || one === 'readonly')) part.keep('options');
  else part.lose('options', because('appearance'));
  return [component];
}

function around(
  { place }: Arranging,
  type: string,
  part: SourcePart,
  inside: readonly (readonly DraftComponent[])[],
): readonly DraftComponent[] {
  const all = inside.flat();
  const label = textIn(part.look('label') ?? part.look('text'));
  if (type === 'Label') {
    part.keep('text');
    const html = `<p>${escapeHtml(label ?? '')}</p>`;
    return [draft('content', { key: keyOf(place, 'content'), label: 'Content', input: false, html })];
  }
  if (type === 'Group' || type === 'Category') {
    part.keep('label');
    const title = label ?? '';
    return [draft('panel', { key: keyOf(place, 'panel', title), title, label: title, input: false, components: all })];
  }
  if (type !== 'HorizontalLayout' || all.length < 2 || all.length > 4) return all;
  const columns = inside.filter((one) => one.length > 0);
  const width = Math.floor(12 / columns.length);
  return [
    draft('columns', {
      ...{ key: keyOf(place, 'columns'), label: 'Columns', input: false },
      columns: columns.map((components) => ({ width, offset: 0, push: 0, pull: 0, size: 'md', components })),
    }),
  ];
}

const keyOf = ({ keys }: FormPlace, type: string, title?: string): string => keys.take(type, title, type);

/** What is shown, or can be changed, only while an answer is so. */
function takeRule({ place }: Arranging, part: SourcePart, component: DraftComponent): void {
  const rule = part.look('rule');
  if (!isRecord(rule) || !isRecord(rule.condition)) return;
  const name = /^#\/properties\/([^/]+)$/.exec(textIn(rule.condition.scope) ?? '')?.[1];
  const { schema } = rule.condition;
  const holds = name !== undefined && isRecord(schema) ? valueRule(schema, { var: variable(place, name) }) : undefined;
  if (holds === undefined) {
    part.lose('rule', because('untranslated', { expression: JSON.stringify(rule) }));
    return;
  }
  const not = { '!': [holds] };
  if (rule.effect === 'SHOW' || rule.effect === 'HIDE')
    component.conditional = { json: rule.effect === 'SHOW' ? holds : not };
  else setWhile(component, 'disabled', true, rule.effect === 'ENABLE' ? not : holds);
  part.change('rule', because('saidOtherwise', { as: 'conditional' }));
}
