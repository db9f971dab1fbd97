import { type ComponentDefinition, checkForm, walkComponents } from '@tideform/engine';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { draftForm, openPaper } from '../index.ts';
import { drawPaper, type PaperSample, paperSamples } from '../testing/paper-samples.ts';
import type { PromptSample } from '../testing/prompt-sample.ts';
import { promptSamples } from '../testing/prompt-samples.ts';

type Expected = (PaperSample | PromptSample)['fields'];

/** What was expected, with what came: `location: textfield`, or nothing. */
function missesOf(expected: Expected, form: ReturnType<typeof draftForm>['form']): readonly string[] {
  const found = [...walkComponents(form)]
    .map(({ definition }) => definition)
    .filter(({ type }) => type !== 'panel' && type !== 'button');
  return expected.flatMap(([label, types]) => {
    const called = found.filter((one) => label.test(String(one.label)));
    const isRight = called.some(({ type }) => types.split(' ').includes(type));
    return isRight ? [] : [`${label}: ${called.map(({ type }) => type).join() || 'nothing'}`];
  });
}

/** Says what was missed in one line for each sample, and how large the share of what is right is. */
function judge(
  samples: readonly {
    readonly name: string;
    readonly fields: Expected;
    readonly form: ReturnType<typeof draftForm>['form'];
  }[],
) {
  const missed = samples.map(({ name, fields, form }) => ({ name: name.slice(0, 40), misses: missesOf(fields, form) }));
  const all = samples.reduce((sum, { fields }) => sum + fields.length, 0);
  const wrong = missed.reduce((sum, { misses }) => sum + misses.length, 0);
  return { share: (all - wrong) / all, missed: missed.filter(({ misses }) => misses.length > 0) };
}

describe('a description', () => {
  const drafted = promptSamples.map((sample) => ({
    ...sample,
    name: sample.prompt,
    ...draftForm({ prompt: sample.prompt, submit: 'Submit' }),
    expectedTitle: sample.title,
  }));

  it('[IMP-70] becomes a form with the fields that one would expect', () => {
    expect(promptSamples.length).toBeGreaterThanOrEqual(30);
    const { share, missed } = judge(drafted);
    expect([share >= 0.8, share, missed]).toEqual([true, share, missed]);
  });

  it('[IMP-70] gives the form its name', () => {
    const unnamed = drafted.filter(({ title, expectedTitle }) => !expectedTitle.test(title ?? ''));
    expect(unnamed.map(({ title, prompt }) => `${title} ← ${prompt.slice(0, 40)}`)).toEqual([]);
  });

  it('[IMP-71] always becomes a form that may be published', () => {
    for (const { form } of drafted) {
      expect(checkForm(form)).toMatchObject({ ok: true });
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
      expect(checkForm(draftForm({ prompt, submit: 'Submit' }).form)).toMatchObject({ ok: true });
    }
  });

  it('[IMP-70] keeps choices, columns and what is required', () => {
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

describe('a paper form', () => {
  const open = async (bytes: Uint8Array) => {
    const task = getDocument({ data: bytes, verbosity: 0, useWorkerFetch: false, useWasm: false });
    const paper = await openPaper(await task.promise);
    await task.destroy();
    return paper;
  };
  const drafted = Promise.all(
    paperSamples.map(async (sample) => ({
      ...sample,
      ...draftForm({ prompt: '', paper: await open(await drawPaper(sample)), submit: 'Submit' }),
      expectedTitle: sample.title,
    })),
  );

  it('[IMP-70] becomes a form with the fields that one would expect', async () => {
    expect(paperSamples.length).toBeGreaterThanOrEqual(10);
    const { share, missed } = judge(await drafted);
    expect([share >= 0.8, share, missed]).toEqual([true, share, missed]);
    for (const { title, expectedTitle, form } of await drafted) {
      expect(title).toMatch(expectedTitle);
      expect(checkForm(form)).toMatchObject({ ok: true });
    }
  });

  it('[IMP-70] adds to what was said, and asks nothing twice', async () => {
    const paper = await open(await drawPaper(paperSamples[0]!));
    const { title, form } = draftForm({ prompt: 'A club form with full name and a photo', paper, submit: 'Submit' });
    const labels = form.components.map(({ label }: ComponentDefinition) => label);
    expect([title, labels.filter((label) => /full name/i.test(String(label)))]).toEqual(['Club form', ['Full name']]);
    expect(labels).toEqual(expect.arrayContaining(['Photo', 'Email', 'Member type']));
  });
});
