import type { ComponentDefinition, FormDefinition, SubmissionData, Viewer } from '@tideform/engine';
import { createAnswers } from './answers.ts';
import { generateComponents, type TestComponent } from './generate-components.ts';
import { createLogic } from './logic.ts';
import type { UserAction } from './perform-action.ts';
import { createRandom, deriveSeed, type Random } from './random.ts';
import { createSettings } from './settings.ts';

/** A form, its respondent, the stored answers and the actions of the respondent. */
export interface AgreementCase {
  readonly form: FormDefinition;
  readonly data?: SubmissionData;
  readonly viewer?: Viewer;
  readonly user: Readonly<Record<string, unknown>>;
  readonly actions: readonly UserAction[];
}

const maxActions = 14;
const codeProbability = 0.1;

/**
 * Generates the case for a seed and an index, identically in a browser and on Node. NOTE: cases leave out whatever a
 * client and a server may legitimately judge differently: cyclic logic (the result depends on the order of edits,
 * ENG-26 and ENG-196), fields with the same key and settings for different answer shapes (ENG-12), logic that waits for
 * events (ENG-206), and answers that no view can produce: of the wrong shape, or not JSON.
 */
export function createCase(seed: number, index: number, isKnown: (type: string) => boolean): AgreementCase {
  const random = createRandom(deriveSeed(seed, index));
  const hasCode = random.isChosen(codeProbability);
  const isWizard = random.isChosen(0.25);
  const parts = generateComponents(random, isKnown, isWizard);
  const define = (part: TestComponent): ComponentDefinition => defineComponent(part, parts, random, hasCode, define);
  const components = parts.map(define);
  const id = random.pick(['ada', 'ben']);
  return {
    form: {
      ...(isWizard && { display: 'wizard' }),
      components: isWizard ? addPageFlow(components, random, hasCode) : components,
    },
    ...(random.isChosen(0.3) && { data: createStoredData(components, random) }),
    ...(random.isChosen(0.3) && { viewer: { id, isCreator: random.isChosen(0.5) } }),
    user: { id },
    actions: Array.from({ length: random.nextBelow(maxActions) }, () => createUserAction(random)),
  };
}

function defineComponent(
  part: TestComponent,
  parts: readonly TestComponent[],
  random: Random,
  hasCode: boolean,
  define: (part: TestComponent) => ComponentDefinition,
): ComponentDefinition {
  const { type, key } = part;
  // Fields with the same key get the same settings: different ones would need different answer shapes.
  const settingsRandom = part.isDuplicate ? createRandom(part.rank * 2 ** 32) : random;
  const { validate: limits, ...settings } = createSettings(part, settingsRandom);
  const { validate: rules, ...logic } = createLogic(part, parts, random, hasCode);
  const validate = { ...(limits as object | undefined), ...(rules as object | undefined) };
  return {
    type,
    key,
    label: `Label ${key}`,
    input: true,
    ...settings,
    ...logic,
    ...(Object.keys(validate).length > 0 && { validate }),
    ...createChildren(part, define),
  };
}

function createChildren(
  { type, children }: TestComponent,
  define: (part: TestComponent) => ComponentDefinition,
): object {
  const half = Math.ceil(children.length / 2);
  const halves = [children.slice(0, half), children.slice(half)].map((some) => ({ components: some.map(define) }));
  if (type === 'columns') return { columns: halves };
  if (type === 'tabs')
    return { components: halves.map((pane, index) => ({ label: `Tab ${index}`, key: `tab${index}`, ...pane })) };
  return children.length > 0 ? { components: children.map(define) } : {};
}

/** Adds `nextPage` rules to some pages of a wizard. */
function addPageFlow(
  components: readonly ComponentDefinition[],
  random: Random,
  hasCode: boolean,
): readonly ComponentDefinition[] {
  const keys = components.map(({ key }) => key);
  return components.map((page) => {
    if (page.type !== 'panel' || !random.isChosen(0.3)) return page;
    const code = `next = data.f2 ? ${JSON.stringify(random.pick(keys))} : null`;
    return { ...page, nextPage: hasCode ? code : random.pick<unknown>([...keys, 1, '', null, 'nowhere']) };
  });
}

/** Returns stored answers of arbitrary shape, as an import or a prefill may contain. */
function createStoredData(components: readonly ComponentDefinition[], random: Random): SubmissionData {
  const data: Record<string, unknown> = random.isChosen(0.2) ? { unknownToTheForm: { kept: true } } : {};
  for (const component of components) {
    const inner = Array.isArray(component.components) ? (component.components as readonly ComponentDefinition[]) : [];
    if (['tabs', 'columns', 'fieldset', 'well'].includes(component.type)) continue;
    if (component.type === 'container') data[component.key!] = createStoredData(inner, random);
    else if (component.type === 'datagrid')
      data[component.key!] = [createStoredData(inner, random), createStoredData(inner, random)];
    else if (component.type === 'panel') Object.assign(data, createStoredData(inner, random));
    else if (random.isChosen(0.5))
      data[component.key!] = createAnswers(component.type, component.multiple === true, random);
  }
  return data;
}

function createUserAction(random: Random): UserAction {
  const at = random.nextBelow(1000);
  const seed = random.nextBelow(1_000_000);
  const roll = random.next();
  if (roll < 0.62) return { kind: 'answer', at, seed };
  if (roll < 0.72) return { kind: 'add-row', at, seed };
  if (roll < 0.78) return { kind: 'remove-row', at, seed };
  if (roll < 0.83) return { kind: 'move-row', at, seed };
  if (roll < 0.91) return { kind: 'leave', at, seed };
  if (roll < 0.97) return { kind: 'wait', at, seed };
  return { kind: 'start-over', at, seed };
}
