import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import type { Ai } from '../../../../data/ai/useAi.ts';
import { writeCode } from './write-code.ts';

const total = { type: 'number', key: 'total', label: 'Total' };
const wish = { prompt: 'Twice what was paid, at least ten', existingCode: 'x'.repeat(30_000), kind: 'calculateValue' };
const said = { speech: { language: 'en', locale: 'en' } as const, word: (cause: unknown) => `It broke: ${cause}` };

async function ask(form: FormDefinition, answer: () => ReturnType<Ai['writeCode']>) {
  const asked: Parameters<Ai['writeCode']>[0][] = [];
  const ai: Ai = {
    isHere: true,
    async *writeForm() {},
    writeCode(body) {
      asked.push(body);
      return answer();
    },
  };
  const component = { form, definition: total };
  const given = await writeCode(ai, component, { ...wish, task: 'Sets value' }, new AbortController().signal, said);
  return { asked, given };
}

it('tells a service the form, how it reads, and of which component code is wanted, within its limits', async () => {
  const { asked, given } = await ask({ components: [total] }, async () => ({ code: 'value = 1' }));
  expect(given).toEqual({ code: 'value = 1' });
  expect(asked).toMatchObject([
    {
      language: 'javascript',
      context: { type: 'number, calculateValue: Sets value', key: 'total', label: 'Total' },
      relatedFiles: [
        { name: 'form.json', content: JSON.stringify({ components: [total] }) },
        { name: 'form.html', content: expect.stringContaining('Total') },
      ],
    },
  ]);
  expect(asked[0]!.existingCode?.length).toBe(20_000);
});

it('asks nobody where the form cannot be told', async () => {
  const large = { components: [{ ...total, description: 'x'.repeat(50_001) }] };
  for (const form of [{ components: [] }, large]) {
    const { asked, given } = await ask(form, async () => ({ code: '' }));
    expect(given).toEqual({ problem: 'Form schema is not available for AI code generation' });
    expect(asked).toEqual([]);
  }
});

it('says why no code came', async () => {
  const form = { components: [total] };
  const refused = await ask(form, async () => ({ failure: 'refused' }));
  expect(refused.given).toEqual({ problem: 'The AI provider declined this request. Try a different description.' });
  const broken = await ask(form, () => Promise.reject(new Error('offline')));
  expect(broken.given).toEqual({ problem: 'It broke: Error: offline' });
});
