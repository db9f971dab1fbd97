import { copyAnswers, createSession, type FormDefinition, prefillAnswers, printForm } from '@tideform/engine';
import { parseTemplate, renderTitle } from '@tideform/engine/templates';
import { countReads, createField, createLargeAnswers, hostileAnswers } from '@tideform/engine/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { prints } from '../prints.ts';
import { samples } from '../samples.ts';
import { type ComponentType, specs } from '../specs.ts';

const types = Object.keys(specs) as ComponentType[];
const englishPrints = await prints.read({ language: 'en', locale: 'en' });
const modes = ['a response to look at', 'a draft'] as const;

/**
 * Creates a form with the first sample of a component type, a field whose visibility depends on its answer, and a text
 * that shows its answer.
 */
const createForm = (type: ComponentType): FormDefinition => ({
  components: [
    { ...samples[type][0]?.definition, type, key: 'asked' },
    createField('textfield', 'Told', { conditional: { show: true, when: 'asked', eq: 'x' } }),
    { type: 'content', key: 'said', html: '<p>{{ data.asked }}</p>' },
  ],
});

/** Runs all functions that process a response's answers when the response is opened. */
function openResponse(form: FormDefinition, data: Readonly<Record<string, unknown>>, mode: (typeof modes)[number]) {
  const session = createSession({ form, specs, data, readOnly: mode === 'a response to look at' });
  const visitNodes = (ids: readonly string[]): void => {
    for (const id of ids) {
      const { rows = [] } = session.state(id);
      visitNodes([...session.node(id).slots.flat(), ...rows.flatMap(({ fieldIds }) => fieldIds)]);
    }
  };
  visitNodes(session.rootIds);
  session.validate();
  return printForm(session, englishPrints);
}

const template = parseTemplate('{{ data.asked }}{{#each data.asked}}{{ this }}{{/each}}');

function renderResponseTitle(form: FormDefinition, data: Readonly<Record<string, unknown>>): string {
  if (!template.ok) throw new Error(template.problem.reason);
  return renderTitle(template.template, { data, formTitle: 'Form' }, { isDraft: false, form });
}

afterEach(() => {
  expect(globalThis).not.toHaveProperty('hasRun');
  expect({}).not.toHaveProperty('polluted');
});

describe.each(types)('%s with an answer from another program', (type) => {
  const form = createForm(type);

  it.each(hostileAnswers)('[ENG-9] opens, prints and appears in a title: %s', (_, answer) => {
    const data = { asked: answer };
    for (const mode of modes) expect(openResponse(form, data, mode)).toBeInstanceOf(Array);
    expect(renderResponseTitle(form, data).length).toBeLessThanOrEqual(100_000);
  });

  it('[ENG-9] is copied and prefilled without adding answers to other fields', () => {
    for (const [what, answer] of hostileAnswers) {
      const copy = copyAnswers(form, specs, { asked: answer });
      expect(
        Object.keys(copy).every((key) => key === 'asked'),
        what,
      ).toBe(true);
      expect(Object.keys(prefillAnswers(form, specs, { asked: answer })).every((key) => key === 'asked')).toBe(true);
    }
  });

  it('[ENG-9] is processed in linear time if it is large', () => {
    const looksAt = (size: number) =>
      createLargeAnswers(size).map(([what, answer]) => {
        const { value, reads } = countReads(answer);
        openResponse(form, { asked: value }, 'a response to look at');
        return [what, reads()] as const;
      });
    const [few, many] = [looksAt(50), looksAt(500)];
    for (const [at, [what, looks]] of many.entries()) {
      expect.soft(looks, what).toBeLessThanOrEqual(100 + 12 * few[at]![1]);
    }
  });
});
