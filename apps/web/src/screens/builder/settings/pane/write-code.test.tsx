import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import type { Ai } from '../../../../data/useAi.ts';
import { writeCode } from './write-code.ts';

const total = { type: 'number', key: 'total', label: 'Total' };
const codeRequest = {
  prompt: 'Twice what was paid, at least ten',
  existingCode: 'x'.repeat(30_000),
  kind: 'calculateValue',
};
const errorFormat = {
  locale: { language: 'en', locale: 'en' } as const,
  formatError: (cause: unknown) => `It broke: ${cause}`,
};

async function requestCode(form: FormDefinition, answer: () => ReturnType<Ai['generateCode']>) {
  const requests: Parameters<Ai['generateCode']>[0][] = [];
  const ai: Ai = {
    isAvailable: true,
    async *generateForm() {},
    generateCode(body) {
      requests.push(body);
      return answer();
    },
  };
  const component = { form, definition: total };
  const result = await writeCode(
    ai,
    component,
    { ...codeRequest, task: 'Sets value' },
    new AbortController().signal,
    errorFormat,
  );
  return { requests, result };
}

it('sends the form, its texts and the component to the AI provider, within the limits', async () => {
  const { requests, result } = await requestCode({ components: [total] }, async () => ({ code: 'value = 1' }));
  expect(result).toEqual({ code: 'value = 1' });
  expect(requests).toMatchObject([
    {
      language: 'javascript',
      context: { type: 'number, calculateValue: Sets value', key: 'total', label: 'Total' },
      relatedFiles: [
        { name: 'form.json', content: JSON.stringify({ components: [total] }) },
        { name: 'form.html', content: expect.stringContaining('Total') },
      ],
    },
  ]);
  expect(requests[0]!.existingCode?.length).toBe(20_000);
});

it('sends no request for a form that is too large', async () => {
  const large = { components: [{ ...total, description: 'x'.repeat(50_001) }] };
  for (const form of [{ components: [] }, large]) {
    const { requests, result } = await requestCode(form, async () => ({ code: '' }));
    expect(result).toEqual({ problem: 'Form schema is not available for AI code generation' });
    expect(requests).toEqual([]);
  }
});

it('returns the reason when no code was written', async () => {
  const form = { components: [total] };
  const refused = await requestCode(form, async () => ({ failure: 'refused' }));
  expect(refused.result).toEqual({ problem: 'The AI provider declined this request. Try a different description.' });
  const broken = await requestCode(form, () => Promise.reject(new Error('offline')));
  expect(broken.result).toEqual({ problem: 'It broke: Error: offline' });
});
