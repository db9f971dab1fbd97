import { isRecord } from '@tideform/engine';
import {
  addSettings,
  createDraftComponent,
  type DraftComponent,
  storeForeignProperties,
} from '../building/draft-component.ts';
import type { FormScope } from '../building/form-scope.ts';
import { escapeHtml, parseText } from '../building/parse-values.ts';
import { addPropertyLogic } from '../logic/add-logic.ts';
import { createFindingReason, type FindingLedger } from '../report/finding.ts';
import { openSourcePart, type SourcePart } from '../report/source-part.ts';
import { createValueRule, formatVariable } from './read-conditions.ts';
import { type Json, jsonSchemaFormat, toList } from './schema.ts';

/** Returns whether a UI schema is from JSON Forms, which uses a layout tree rather than settings per property. */
export const isLayoutSchema = (uiSchema: Json): boolean =>
  typeof uiSchema.type === 'string' && Array.isArray(uiSchema.elements);

interface LayoutContext {
  readonly ledger: FindingLedger;
  readonly place: FormScope;
  /** Maps a property name to its component. */
  readonly componentsByName: ReadonlyMap<string, DraftComponent>;
  /** Components that the layout hasn't positioned yet. */
  readonly unplaced: Map<string, DraftComponent>;
}

const MAX_DEPTH = 20;

/** Arranges components as in a JSON Forms UI schema. Components that the UI schema doesn't contain come last. */
export function arrangeComponents(
  uiSchema: Json,
  components: ReadonlyMap<string, DraftComponent>,
  { ledger, place }: Pick<LayoutContext, 'ledger' | 'place'>,
): readonly DraftComponent[] {
  const context = { ledger, place, componentsByName: components, unplaced: new Map(components) };
  const arranged = readElement(context, uiSchema, 'uischema', 0);
  return [...arranged, ...context.unplaced.values()];
}

function readElement(context: LayoutContext, element: unknown, path: string, depth: number): readonly DraftComponent[] {
  if (!isRecord(element) || depth > MAX_DEPTH) return [];
  const { elements, ...own } = element;
  const part = openSourcePart(context.ledger, path, own);
  const type = parseText(part.keep('type')) ?? '';
  const inside = toList(elements).map((one, at) => readElement(context, one, `${path}.elements[${at}]`, depth + 1));
  const created =
    type === 'Control' || type === 'ListWithDetail'
      ? findControl(context, part)
      : createPanel(context, type, part, inside);
  const [first] = created;
  for (const one of created) applyRule(context, part, one);
  const remaining = part.close();
  if (first) storeForeignProperties(first, jsonSchemaFormat, remaining);
  return created;
}

/**
 * Returns the component of a layout control, given the path of its property. For a nested property, the component of
 * its parent is returned.
 */
function findControl(
  { componentsByName: all, unplaced: left }: LayoutContext,
  part: SourcePart,
): readonly DraftComponent[] {
  const [, name = '', inner] = /^#\/properties\/([^/]+)(\/.*)?$/.exec(parseText(part.peek('scope')) ?? '') ?? [];
  const component = left.get(name);
  left.delete(name);
  if (inner !== undefined && all.has(name)) {
    part.change('scope', createFindingReason('saidOtherwise', { as: name }));
    for (const one of ['label', 'options']) part.lose(one, createFindingReason('appearance'));
    return component ? [component] : [];
  }
  if (!component) return [];
  part.keep('scope');
  part.setTitle(String(component.label));
  const label = part.peek('label');
  if (label === false) addSettings(component, { hideLabel: part.keep('label') === false });
  else if (parseText(label)) component.label = part.keep('label');
  const options = part.peek('options');
  if (!isRecord(options)) return [component];
  if (options.multi === true && component.type === 'textfield') component.type = 'textarea';
  if (options.readonly === true) addSettings(component, { disabled: true });
  if (Object.keys(options).every((one) => one === 'multi' || one === 'readonly')) part.keep('options');
  else part.lose('options', createFindingReason('appearance'));
  return [component];
}

function createPanel(
  { place }: LayoutContext,
  type: string,
  part: SourcePart,
  inside: readonly (readonly DraftComponent[])[],
): readonly DraftComponent[] {
  const all = inside.flat();
  const label = parseText(part.peek('label') ?? part.peek('text'));
  if (type === 'Label') {
    part.keep('text');
    const html = `<p>${escapeHtml(label ?? '')}</p>`;
    return [
      createDraftComponent('content', { key: createKey(place, 'content'), label: 'Content', input: false, html }),
    ];
  }
  if (type === 'Group' || type === 'Category') {
    part.keep('label');
    const title = label ?? '';
    return [
      createDraftComponent('panel', {
        key: createKey(place, 'panel', title),
        title,
        label: title,
        input: false,
        components: all,
      }),
    ];
  }
  if (type !== 'HorizontalLayout' || all.length < 2 || all.length > 4) return all;
  const columns = inside.filter((one) => one.length > 0);
  const width = Math.floor(12 / columns.length);
  return [
    createDraftComponent('columns', {
      ...{ key: createKey(place, 'columns'), label: 'Columns', input: false },
      columns: columns.map((components) => ({ width, offset: 0, push: 0, pull: 0, size: 'md', components })),
    }),
  ];
}

const createKey = ({ keys }: FormScope, type: string, title?: string): string => keys.claim(type, title, type);

/** Converts a rule that shows or enables an element depending on an answer. */
function applyRule({ place }: LayoutContext, part: SourcePart, component: DraftComponent): void {
  const rule = part.peek('rule');
  if (!isRecord(rule) || !isRecord(rule.condition)) return;
  const name = /^#\/properties\/([^/]+)$/.exec(parseText(rule.condition.scope) ?? '')?.[1];
  const { schema } = rule.condition;
  const holds =
    name !== undefined && isRecord(schema) ? createValueRule(schema, { var: formatVariable(place, name) }) : undefined;
  if (holds === undefined) {
    part.lose('rule', createFindingReason('untranslated', { expression: JSON.stringify(rule) }));
    return;
  }
  const negate = { '!': [holds] };
  if (rule.effect === 'SHOW' || rule.effect === 'HIDE')
    component.conditional = { json: rule.effect === 'SHOW' ? holds : negate };
  else addPropertyLogic(component, 'disabled', true, rule.effect === 'ENABLE' ? negate : holds);
  part.change('rule', createFindingReason('saidOtherwise', { as: 'conditional' }));
}
