import { type ComponentDefinition, validateForm, walkComponents } from '@tideform/engine';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { draftForm, readPdfForm } from '../index.ts';
import type { PromptSample } from '../testing/german-prompts.ts';
import { createPdfSample, type PdfFormSample, pdfFormSamples } from '../testing/pdf-form-samples.ts';
import { promptSamples } from '../testing/prompt-samples.ts';

type ExpectedFields = (PdfFormSample | PromptSample)['fields'];

/** Describes expected fields that the form lacks or that have another type: `location: textfield`. */
function listMissingFields(expected: ExpectedFields, form: ReturnType<typeof draftForm>['form']): readonly string[] {
  const found = [...walkComponents(form)]
    .map(({ definition }) => definition)
    .filter(({ type }) => type !== 'panel' && type !== 'button');
  return expected.flatMap(([label, types]) => {
    const called = found.filter((one) => label.test(String(one.label)));
    const isRight = called.some(({ type }) => types.split(' ').includes(type));
    return isRight ? [] : [`${label}: ${called.map(({ type }) => type).join() || 'nothing'}`];
  });
}

/** Reports the misses of each sample in one line, and the share of correct fields. */
function scoreSamples(
  samples: readonly {
    readonly name: string;
    readonly fields: ExpectedFields;
    readonly form: ReturnType<typeof draftForm>['form'];
  }[],
) {
  const missed = samples.map(({ name, fields, form }) => ({
    name: name.slice(0, 40),
    misses: listMissingFields(fields, form),
  }));
  const results = samples.reduce((share, { fields }) => share + fields.length, 0);
  const errors = missed.reduce((sum, { misses }) => sum + misses.length, 0);
  return { share: (results - errors) / results, missed: missed.filter(({ misses }) => misses.length > 0) };
}

describe('a description', () => {
  const drafted = promptSamples.map((sample) => ({
    ...sample,
    name: sample.prompt,
    ...draftForm({ prompt: sample.prompt, submit: 'Submit' }),
    expectedTitle: sample.title,
  }));

  it('[IMP-70] is converted to a form with the expected fields', () => {
    expect(promptSamples.length).toBeGreaterThanOrEqual(30);
    const { share, missed } = scoreSamples(drafted);
    expect([share >= 0.8, share, missed]).toEqual([true, share, missed]);
  });

  it('[IMP-70] sets the title of the form', () => {
    const untitled = drafted.filter(({ title, expectedTitle }) => !expectedTitle.test(title ?? ''));
    expect(untitled.map(({ title, prompt }) => `${title} ← ${prompt.slice(0, 40)}`)).toEqual([]);
  });

  it('[IMP-71] is always converted to a form that can be published', () => {
    for (const { form } of drafted) {
      expect(validateForm(form)).toMatchObject({ ok: true });
      const keys = form.components.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
    for (const prompt of [
      '',
      '???',
      '(((',
      'a'.repeat(10_000),
      'a, '.repeat(3_000),
      '- '.repeat(4_000),
      'and '.repeat(2_500),
      `with ${'('.repeat(5_000)}`,
      ': '.repeat(5_000),
      '\n- x'.repeat(2_000),
    ]) {
      expect(validateForm(draftForm({ prompt, submit: 'Submit' }).form)).toMatchObject({ ok: true });
    }
  });

  it('[IMP-70] keeps choices, columns and required fields', () => {
    const { form } = draftForm({
      prompt:
        'An order form with a table of parts with part, quantity and price, then email (required) and size (S, M, L).',
      submit: 'Send',
    });
    expect(form.components).toMatchObject([
      {
        type: 'datagrid',
        key: 'parts',
        components: [
          { key: 'part', type: 'textfield' },
          { key: 'quantity', type: 'number' },
          { key: 'price', type: 'currency' },
        ],
      },
      { type: 'email', validate: { required: true } },
      { type: 'radio', label: 'Size', values: [{ label: 'S', value: 's' }, { label: 'M' }, { label: 'L' }] },
      { type: 'button', label: 'Send' },
    ]);
  });
});

describe('a PDF form', () => {
  const open = async (bytes: Uint8Array) => {
    const task = getDocument({ data: bytes, verbosity: 0, useWorkerFetch: false, useWasm: false });
    const pdfForm = await readPdfForm(await task.promise);
    await task.destroy();
    return pdfForm;
  };
  const drafted = Promise.all(
    pdfFormSamples.map(async (sample) => ({
      ...sample,
      ...draftForm({ prompt: '', paper: await open(await createPdfSample(sample)), submit: 'Submit' }),
      expectedTitle: sample.title,
    })),
  );

  it('[IMP-70] is converted to a form with the expected fields', async () => {
    expect(pdfFormSamples.length).toBeGreaterThanOrEqual(10);
    const { share, missed } = scoreSamples(await drafted);
    expect([share >= 0.8, share, missed]).toEqual([true, share, missed]);
    for (const { title, expectedTitle, form } of await drafted) {
      expect(title).toMatch(expectedTitle);
      expect(validateForm(form)).toMatchObject({ ok: true });
    }
  });

  it('[IMP-70] is merged with the description, without duplicate questions', async () => {
    const pdfForm = await open(await createPdfSample(pdfFormSamples[0]!));
    const { title, form } = draftForm({
      prompt: 'A club form with full name and a photo',
      paper: pdfForm,
      submit: 'Submit',
    });
    const labels = form.components.map(({ label }: ComponentDefinition) => label);
    expect([title, labels.filter((label) => /full name/i.test(String(label)))]).toEqual(['Club form', ['Full name']]);
    expect(labels).toEqual(expect.arrayContaining(['Photo', 'Email', 'Member type']));
  });
});
