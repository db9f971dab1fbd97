import { answerFor } from './answers.ts';
import { hasAnswer, isGrid, type Part } from './grow-parts.ts';
import type { Random } from './random.ts';
import { type Target, targetsOf } from './targets.ts';

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

/** What of a component follows from other answers. Code only where a form may have it. */
export function logicOf(part: Part, parts: readonly Part[], random: Random, hasCode: boolean): Settings {
  const targets = targetsOf(part, parts, random);
  const code = (share: number) => hasCode && random.chance(share);
  const validate = ownRules();
  return {
    ...(random.chance(0.25) && targets.length > 0 && condition()),
    ...(hasAnswer(part) && !isGrid(part) && !part.isTwin && random.chance(0.2) && calculation()),
    ...(random.chance(0.12) && targets.length > 0 && { logic: [entry(), ...(random.chance(0.3) ? [entry()] : [])] }),
    ...(Object.keys(validate).length > 0 && { validate }),
  };

  function condition(): Settings {
    const one = random.pick(targets);
    if (code(0.4)) return { customConditional: `show = ${codeTest(one)}` };
    const show = random.chance(0.6);
    const kind = random.below(3);
    if (kind === 0) return { conditional: { show, when: one.when, eq: expected(one) } };
    if (kind === 1) return { conditional: { json: test(one) } };
    const conditions = Array.from({ length: 1 + random.below(2) }, () => clause(random.pick(targets)));
    return { conditional: { show, conjunction: random.pick(['any', 'all']), conditions } };
  }

  function clause(target: Target): Settings {
    return { component: target.when, operator: random.pick(operators), value: expected(target) };
  }

  /** As authors write it, in words; selectboxes are asked for a key. */
  function expected({ part: { type } }: Target): unknown {
    if (type === 'selectboxes') return random.pick(['a', '1']);
    const answer = answerFor(type, random);
    return typeof answer === 'object' ? '' : String(answer);
  }

  /** JSONLogic that says yes or no. */
  function test(target: Target): unknown {
    const asked = { var: target.name };
    if (isGrid(target.part)) return { some: [asked, { '!!': [{ var: target.part.children[0]?.key ?? 'f1' }] }] };
    return random.pick<unknown>([
      { '==': [asked, expected(target)] },
      { '!!': [asked] },
      { '!': [asked] },
      { '>': [asked, 2] },
      { or: [{ '===': [asked, answerFor(target.part.type, random)] }, { in: ['a', asked] }] },
    ]);
  }

  function codeTest(target: Target): string {
    const asked = target.code;
    if (isGrid(target.part)) return `(${asked} || []).length > 1`;
    return random.pick([`${asked} == ${JSON.stringify(expected(target))}`, `!!${asked}`, `!(${asked} > 2)`]);
  }

  /** Something for this part to hold, made of others. */
  function result(): unknown {
    const [one, other] = [random.pick(targets), random.pick(targets)];
    const amount = ({ name }: Target) => ({ if: [{ var: name }, { var: name }, 0] });
    if (numbers.includes(part.type)) return { '+': [amount(one), amount(other), 0.25] };
    if (['textfield', 'textarea'].includes(part.type)) return { cat: [{ var: one.name }, ' ', { var: other.name }] };
    return { if: [test(one), answerFor(part.type, random), answerFor(part.type, random)] };
  }

  function codeResult(): string {
    const [one, other] = [random.pick(targets), random.pick(targets)];
    if (numbers.includes(part.type)) return `value = Number(${one.code} || 0) + Number(${other.code} || 0)`;
    const [yes, no] = [answerFor(part.type, random), answerFor(part.type, random)].map((each) => JSON.stringify(each));
    return `value = ${codeTest(one)} ? ${yes} : ${no}`;
  }

  function calculation(): Settings {
    if (targets.length === 0) return code(0.4) ? { customDefaultValue: 'value = user.id' } : {};
    const name = random.pick(['calculateValue', 'calculateValue', 'customDefaultValue']);
    const overridable = name === 'calculateValue' && random.chance(0.4) && { allowCalculateOverride: true };
    return { [name]: code(0.5) ? codeResult() : result(), ...overridable };
  }

  function ownRules(): Settings {
    if (!hasAnswer(part) || targets.length === 0) return {};
    const one = random.pick(targets);
    const same = `valid = input === ${one.code} ? 'Not the same' : true`;
    return {
      ...(random.chance(0.1) && { json: { if: [test(one), true, random.pick<unknown>(['Ask again.', false])] } }),
      ...(code(0.25) && {
        custom: random.pick([same, `valid = ${codeTest(one)}`, 'valid = rowIndex > 0 ? "First row only" : true']),
      }),
    };
  }

  function entry(): Settings {
    const one = random.pick(targets);
    const trigger = code(0.5)
      ? { type: 'javascript', javascript: `result = ${codeTest(one)}` }
      : random.pick<unknown>([
          { type: 'json', json: test(one) },
          { type: 'simple', simple: { show: random.chance(0.7), when: one.when, eq: expected(one) } },
        ]);
    return { name: 'Entry', trigger, actions: [action(), ...(random.chance(0.4) ? [action()] : [])] };
  }

  function action(): Settings {
    if (code(0.3)) {
      const schema = random.pick([
        '{ validate: { required: true, max: 2 } }',
        '{ validate: { pattern: "a+" } }',
        '{ hidden: true }',
      ]);
      return { type: 'mergeComponentSchema', schemaDefinition: `schema = ${schema}` };
    }
    if (hasAnswer(part) && !isGrid(part) && !part.isTwin && code(0.3)) return { type: 'value', value: codeResult() };
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
      ...(type === 'boolean' ? { state: random.chance(0.8) } : { text: random.pick(['2', 'a+']) }),
    };
  }
}
