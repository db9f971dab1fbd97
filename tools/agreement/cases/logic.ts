import { createAnswer } from './answers.ts';
import { hasAnswer, isGrid, type TestComponent } from './generate-components.ts';
import type { Random } from './random.ts';
import { listTargets, type Target } from './targets.ts';

type Settings = Record<string, unknown>;

const operators = [
  ...[
    'isEqual',
    'isNotEqual',
    'isEmpty',
    'isNotEmpty',
    'includes',
    'notIncludes',
    'startsWith',
    'endsWith',
    'lessThan',
  ],
  ...['greaterThanOrEqual', 'dateLessThan', 'dateGreaterThanOrEqual', 'isDateEqual'],
];
const numbers = ['number', 'currency'];

/**
 * Returns random conditions, calculations, validation rules and `logic` entries of a component.
 *
 * @param hasCode whether the form may contain JavaScript
 */
export function createLogic(
  part: TestComponent,
  parts: readonly TestComponent[],
  random: Random,
  hasCode: boolean,
): Settings {
  const targets = listTargets(part, parts, random);
  const usesCode = (share: number) => hasCode && random.isChosen(share);
  const validate = createValidation();
  return {
    ...(random.isChosen(0.25) && targets.length > 0 && createCondition()),
    ...(hasAnswer(part) && !isGrid(part) && !part.isDuplicate && random.isChosen(0.2) && createCalculation()),
    ...(random.isChosen(0.12) &&
      targets.length > 0 && { logic: [createLogicEntry(), ...(random.isChosen(0.3) ? [createLogicEntry()] : [])] }),
    ...(Object.keys(validate).length > 0 && { validate }),
  };

  function createCondition(): Settings {
    const one = random.pick(targets);
    if (usesCode(0.4)) return { customConditional: `show = ${createCodeTest(one)}` };
    const show = random.isChosen(0.6);
    const kind = random.nextBelow(3);
    if (kind === 0) return { conditional: { show, when: one.when, eq: createExpectedValue(one) } };
    if (kind === 1) return { conditional: { json: createTest(one) } };
    const conditions = Array.from({ length: 1 + random.nextBelow(2) }, () =>
      createSimpleCondition(random.pick(targets)),
    );
    return { conditional: { show, conjunction: random.pick(['any', 'all']), conditions } };
  }

  function createSimpleCondition(target: Target): Settings {
    return { component: target.when, operator: random.pick(operators), value: createExpectedValue(target) };
  }

  /** Returns a value to compare with, as authors enter it: text. For selectboxes, the value of one choice. */
  function createExpectedValue({ component: { type } }: Target): unknown {
    if (type === 'selectboxes') return random.pick(['a', '1']);
    const answer = createAnswer(type, random);
    return typeof answer === 'object' ? '' : String(answer);
  }

  /** Returns a JSONLogic rule with a boolean result. */
  function createTest(target: Target): unknown {
    const operand = { var: target.name };
    if (isGrid(target.component))
      return { some: [operand, { '!!': [{ var: target.component.children[0]?.key ?? 'f1' }] }] };
    return random.pick<unknown>([
      { '==': [operand, createExpectedValue(target)] },
      { '!!': [operand] },
      { '!': [operand] },
      { '>': [operand, 2] },
      { or: [{ '===': [operand, createAnswer(target.component.type, random)] }, { in: ['a', operand] }] },
    ]);
  }

  function createCodeTest(target: Target): string {
    const operand = target.code;
    if (isGrid(target.component)) return `(${operand} || []).length > 1`;
    return random.pick([
      `${operand} == ${JSON.stringify(createExpectedValue(target))}`,
      `!!${operand}`,
      `!(${operand} > 2)`,
    ]);
  }

  /** Returns a JSONLogic rule for the component's answer, computed from other answers. */
  function createResult(): unknown {
    const [one, other] = [random.pick(targets), random.pick(targets)];
    const amount = ({ name }: Target) => ({ if: [{ var: name }, { var: name }, 0] });
    if (numbers.includes(part.type)) return { '+': [amount(one), amount(other), 0.25] };
    if (['textfield', 'textarea'].includes(part.type)) return { cat: [{ var: one.name }, ' ', { var: other.name }] };
    return { if: [createTest(one), createAnswer(part.type, random), createAnswer(part.type, random)] };
  }

  function createCodeResult(): string {
    const [one, other] = [random.pick(targets), random.pick(targets)];
    if (numbers.includes(part.type)) return `value = Number(${one.code} || 0) + Number(${other.code} || 0)`;
    const [yes, no] = [createAnswer(part.type, random), createAnswer(part.type, random)].map((each) =>
      JSON.stringify(each),
    );
    return `value = ${createCodeTest(one)} ? ${yes} : ${no}`;
  }

  function createCalculation(): Settings {
    if (targets.length === 0) return usesCode(0.4) ? { customDefaultValue: 'value = user.id' } : {};
    const name = random.pick(['calculateValue', 'calculateValue', 'customDefaultValue']);
    const overridable = name === 'calculateValue' && random.isChosen(0.4) && { allowCalculateOverride: true };
    return { [name]: usesCode(0.5) ? createCodeResult() : createResult(), ...overridable };
  }

  function createValidation(): Settings {
    if (!hasAnswer(part) || targets.length === 0) return {};
    const one = random.pick(targets);
    const same = `valid = input === ${one.code} ? 'Not the same' : true`;
    return {
      ...(random.isChosen(0.1) && {
        json: { if: [createTest(one), true, random.pick<unknown>(['Ask again.', false])] },
      }),
      ...(usesCode(0.25) && {
        custom: random.pick([same, `valid = ${createCodeTest(one)}`, 'valid = rowIndex > 0 ? "First row only" : true']),
      }),
    };
  }

  function createLogicEntry(): Settings {
    const one = random.pick(targets);
    const trigger = usesCode(0.5)
      ? { type: 'javascript', javascript: `result = ${createCodeTest(one)}` }
      : random.pick<unknown>([
          { type: 'json', json: createTest(one) },
          { type: 'simple', simple: { show: random.isChosen(0.7), when: one.when, eq: createExpectedValue(one) } },
        ]);
    return { name: 'Entry', trigger, actions: [createAction(), ...(random.isChosen(0.4) ? [createAction()] : [])] };
  }

  function createAction(): Settings {
    if (usesCode(0.3)) {
      const schema = random.pick([
        '{ validate: { required: true, max: 2 } }',
        '{ validate: { pattern: "a+" } }',
        '{ hidden: true }',
      ]);
      return { type: 'mergeComponentSchema', schemaDefinition: `schema = ${schema}` };
    }
    if (hasAnswer(part) && !isGrid(part) && !part.isDuplicate && usesCode(0.3))
      return { type: 'value', value: createCodeResult() };
    const [name, type] = random.pick([
      ['validate.required', 'boolean'],
      ['hidden', 'boolean'],
      ['disabled', 'boolean'],
      ['validate.pattern', 'string'],
      ['validate.max', 'string'],
      ['label', 'string'],
    ] as const);
    const property = { label: name, value: name, type };
    return {
      type: 'property',
      property,
      ...(type === 'boolean' ? { state: random.isChosen(0.8) } : { text: random.pick(['2', 'a+']) }),
    };
  }
}
