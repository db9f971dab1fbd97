import { copyAnswers, createSession, type FormDefinition, prefillAnswers, printForm } from '@tideform/engine';
import { fillTitle, readTemplate } from '@tideform/engine/templates';
import { countLooks, field, hostileAnswers, largeAnswers } from '@tideform/engine/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { prints } from '../prints.ts';
import { samples } from '../samples.ts';
import { type ComponentType, specs } from '../specs.ts';

const types = Object.keys(specs) as ComponentType[];
const inEnglish = await prints.read({ language: 'en', locale: 'en' });
const ways = ['a response to look at', 'a draft'] as const;

/** The first sample of a component, a field that is shown by its answer, and a text that says it. */
const formOf = (type: ComponentType): FormDefinition => ({
  components: [
    { ...samples[type][0]?.definition, type, key: 'asked' },
    field('textfield', 'Told', { conditional: { show: true, when: 'asked', eq: 'x' } }),
    { type: 'content', key: 'said', html: '<p>{{ data.asked }}</p>' },
  ],
});

/** Does with answers all that is done with a response that is opened. */
function open(form: FormDefinition, data: Readonly<Record<string, unknown>>, way: (typeof ways)[number]) {
  const session = createSession({ form, specs, data, readOnly: way === 'a response to look at' });
  const look = (ids: readonly string[]): void => {
    for (const id of ids) {
      const { rows = [] } = session.state(id);
      look([...session.node(id).slots.flat(), ...rows.flatMap(({ fieldIds }) => fieldIds)]);
    }
  };
  look(session.rootIds);
  session.validate();
  return printForm(session, inEnglish);
}

const template = readTemplate('{{ data.asked }}{{#each data.asked}}{{ this }}{{/each}}');

function titleOf(form: FormDefinition, data: Readonly<Record<string, unknown>>): string {
  if (!template.ok) throw new Error(template.problem.reason);
  return fillTitle(template.template, { data, formTitle: 'Form' }, { isDraft: false, form });
}

afterEach(() => {
  expect(globalThis).not.toHaveProperty('hasRun');
  expect({}).not.toHaveProperty('polluted');
});

describe.each(types)('%s with an answer that another program has written', (type) => {
  const form = formOf(type);

  it.each(hostileAnswers)('[ENG-9] opens, prints and is written in a title: %s', (_, answer) => {
    const data = { asked: answer };
    for (const way of ways) expect(open(form, data, way)).toBeInstanceOf(Array);
    expect(titleOf(form, data).length).toBeLessThanOrEqual(100_000);
  });

  it('[ENG-9] is copied into a new response, and prefills one with no more than it may', () => {
    for (const [what, answer] of hostileAnswers) {
      const copy = copyAnswers(form, specs, { asked: answer });
      expect(
        Object.keys(copy).every((key) => key === 'asked'),
        what,
      ).toBe(true);
      expect(Object.keys(prefillAnswers(form, specs, { asked: answer })).every((key) => key === 'asked')).toBe(true);
    }
  });

  it('[ENG-9] is looked at so much oftener as it is larger, and no more', () => {
    const looksAt = (size: number) =>
      largeAnswers(size).map(([what, answer]) => {
        const { value, looks } = countLooks(answer);
        open(form, { asked: value }, 'a response to look at');
        return [what, looks()] as const;
      });
    const [few, many] = [looksAt(50), looksAt(500)];
    for (const [at, [what, looks]] of many.entries()) {
      expect.soft(looks, what).toBeLessThanOrEqual(100 + 12 * few[at]![1]);
    }
  });
});
