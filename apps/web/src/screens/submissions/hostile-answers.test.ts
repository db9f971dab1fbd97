import { prints } from '@tideform/components/prints';
import { samples } from '@tideform/components/samples';
import { type ComponentType, specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, printForm } from '@tideform/engine';
import { hostileAnswers } from '@tideform/engine/testing';
import { renderText } from '@tideform/print/text';
import { afterEach, describe, expect, it } from 'vitest';
import { loadAnswerColumns } from './answer-columns.ts';

const englishLocale = { language: 'en', locale: 'en' } as const;
const englishPrintMessages = await prints.read(englishLocale);
const types = Object.keys(specs) as ComponentType[];

const createFormOfType = (type: ComponentType): FormDefinition => ({
  components: [{ ...samples[type][0]?.definition, type, key: 'asked' }],
});

afterEach(() => {
  expect(globalThis).not.toHaveProperty('hasRun');
  expect({}).not.toHaveProperty('polluted');
});

describe.each(hostileAnswers)('answers that another program has written: %s', (_, answer) => {
  const data = { asked: answer };

  it('appear in table cells as plain text', async () => {
    for (const type of types) {
      const cells = (await loadAnswerColumns(createFormOfType(type), englishLocale)).map((column) => column.text(data));
      expect(cells.every((cell) => typeof cell === 'string')).toBe(true);
    }
  });

  it('appear in print as plain text, without script links', () => {
    for (const type of types) {
      const session = createSession({ form: createFormOfType(type), specs, data, readOnly: true });
      const blocks = printForm(session, englishPrintMessages);
      expect(typeof renderText({ title: 'Form', language: 'en', direction: 'ltr', blocks })).toBe('string');
      expect(JSON.stringify(blocks)).not.toMatch(/"(source|src|href|url)":"\s*javascript:/i);
    }
  });
});
