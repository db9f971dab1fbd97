import { prints } from '@tideform/components/prints';
import { samples } from '@tideform/components/samples';
import { type ComponentType, specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, printForm } from '@tideform/engine';
import { hostileAnswers } from '@tideform/engine/testing';
import { toText } from '@tideform/print/text';
import { afterEach, describe, expect, it } from 'vitest';
import { columnsOf } from './answer-columns.ts';

const english = { language: 'en', locale: 'en' } as const;
const inEnglish = await prints.read(english);
const types = Object.keys(specs) as ComponentType[];

const formOf = (type: ComponentType): FormDefinition => ({
  components: [{ ...samples[type][0]?.definition, type, key: 'asked' }],
});

afterEach(() => {
  expect(globalThis).not.toHaveProperty('hasRun');
  expect({}).not.toHaveProperty('polluted');
});

describe.each(hostileAnswers)('answers that another program has written: %s', (_, answer) => {
  const data = { asked: answer };

  it('stand in the cells of a table as one line of words each', async () => {
    for (const type of types) {
      const cells = (await columnsOf(formOf(type), english)).map((column) => column.text(data));
      expect(cells.every((cell) => typeof cell === 'string')).toBe(true);
    }
  });

  it('are words on paper, and lead to nothing that runs', () => {
    for (const type of types) {
      const session = createSession({ form: formOf(type), specs, data, readOnly: true });
      const blocks = printForm(session, inEnglish);
      expect(typeof toText({ title: 'Form', language: 'en', direction: 'ltr', blocks })).toBe('string');
      expect(JSON.stringify(blocks)).not.toMatch(/"(source|src|href|url)":"\s*javascript:/i);
    }
  });
});
