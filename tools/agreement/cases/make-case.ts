import type { ComponentDefinition, FormDefinition, SubmissionData, Viewer } from '@tideform/engine';
import { answersFor } from './answers.ts';
import type { Doing } from './doing.ts';
import { growParts, type Part } from './grow-parts.ts';
import { logicOf } from './logic.ts';
import { type Random, randomFrom, seedOf } from './random.ts';
import { settingsOf } from './settings.ts';

/** A form, who answers it, what was answered before, and what that person does. */
export interface AgreementCase {
  readonly form: FormDefinition;
  readonly data?: SubmissionData;
  readonly viewer?: Viewer;
  readonly user: Readonly<Record<string, unknown>>;
  readonly doings: readonly Doing[];
}

const mostDoings = 14;
const codeShare = 0.1;

/**
 * The same seed and index make the same case, anywhere. NOTE: no case has what may lawfully be found otherwise by who has
 * the answers alone: logic that goes in a circle (where it rests depends on the way, ENG-26 and ENG-196), fields with one
 * key and settings that want different shapes of its answer (ENG-12), logic that waits for events (ENG-206), and
 * answers that no view gives: not in the shape of their component, or not JSON.
 */
export function makeCase(seed: number, index: number, isKnown: (type: string) => boolean): AgreementCase {
  const random = randomFrom(seedOf(seed, index));
  const hasCode = random.chance(codeShare);
  const isWizard = random.chance(0.25);
  const parts = growParts(random, isKnown, isWizard);
  const define = (part: Part): ComponentDefinition => defineComponent(part, parts, random, hasCode, define);
  const components = parts.map(define);
  const id = random.pick(['ada', 'ben']);
  return {
    form: {
      ...(isWizard && { display: 'wizard' }),
      components: isWizard ? withWays(components, random, hasCode) : components,
    },
    ...(random.chance(0.3) && { data: dataOf(components, random) }),
    ...(random.chance(0.3) && { viewer: { id, isCreator: random.chance(0.5) } }),
    user: { id },
    doings: Array.from({ length: random.below(mostDoings) }, () => makeDoing(random)),
  };
}

function defineComponent(
  part: Part,
  parts: readonly Part[],
  random: Random,
  hasCode: boolean,
  define: (part: Part) => ComponentDefinition,
): ComponentDefinition {
  const { type, key } = part;
  // Twins with settings of their own would want different shapes of one answer.
  const settingsRandom = part.isTwin ? randomFrom(part.rank * 2 ** 32) : random;
  const { validate: limits, ...settings } = settingsOf(part, settingsRandom);
  const { validate: rules, ...logic } = logicOf(part, parts, random, hasCode);
  const validate = { ...(limits as object | undefined), ...(rules as object | undefined) };
  return {
    type,
    key,
    label: `Label ${key}`,
    input: true,
    ...settings,
    ...logic,
    ...(Object.keys(validate).length > 0 && { validate }),
    ...childrenOf(part, define),
  };
}

function childrenOf({ type, children }: Part, define: (part: Part) => ComponentDefinition): object {
  const half = Math.ceil(children.length / 2);
  const halves = [children.slice(0, half), children.slice(half)].map((some) => ({ components: some.map(define) }));
  if (type === 'columns') return { columns: halves };
  if (type === 'tabs')
    return { components: halves.map((pane, index) => ({ label: `Tab ${index}`, key: `tab${index}`, ...pane })) };
  return children.length > 0 ? { components: children.map(define) } : {};
}

/** Pages that say where the way leads from them. */
function withWays(
  components: readonly ComponentDefinition[],
  random: Random,
  hasCode: boolean,
): readonly ComponentDefinition[] {
  const keys = components.map(({ key }) => key);
  return components.map((page) => {
    if (page.type !== 'panel' || !random.chance(0.3)) return page;
    const code = `next = data.f2 ? ${JSON.stringify(random.pick(keys))} : null`;
    return { ...page, nextPage: hasCode ? code : random.pick<unknown>([...keys, 1, '', null, 'nowhere']) };
  });
}

/** Answers from elsewhere, in whatever shape they come. */
function dataOf(components: readonly ComponentDefinition[], random: Random): SubmissionData {
  const data: Record<string, unknown> = random.chance(0.2) ? { unknownToTheForm: { kept: true } } : {};
  for (const component of components) {
    const inner = Array.isArray(component.components) ? (component.components as readonly ComponentDefinition[]) : [];
    if (['tabs', 'columns', 'fieldset', 'well'].includes(component.type)) continue;
    if (component.type === 'container') data[component.key!] = dataOf(inner, random);
    else if (component.type === 'datagrid') data[component.key!] = [dataOf(inner, random), dataOf(inner, random)];
    else if (component.type === 'panel') Object.assign(data, dataOf(inner, random));
    else if (random.chance(0.5)) data[component.key!] = answersFor(component.type, component.multiple === true, random);
  }
  return data;
}

function makeDoing(random: Random): Doing {
  const at = random.below(1000);
  const seed = random.below(1_000_000);
  const roll = random.next();
  if (roll < 0.62) return { kind: 'answer', at, seed };
  if (roll < 0.72) return { kind: 'add-row', at, seed };
  if (roll < 0.78) return { kind: 'remove-row', at, seed };
  if (roll < 0.83) return { kind: 'move-row', at, seed };
  if (roll < 0.91) return { kind: 'leave', at, seed };
  if (roll < 0.97) return { kind: 'wait', at, seed };
  return { kind: 'start-over', at, seed };
}
