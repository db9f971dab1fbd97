import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, validateForm, validateSubmission, walkComponents } from '@tideform/engine';
import { openTestScripts } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { allForms } from '../forms/all-forms.ts';
import type { DemoForm } from '../forms/demo-form.ts';
import { createTestDemoContext } from '../testing/create-test-demo-context.ts';
import { createContent, createResponsePdf, MAILED_RESPONSES } from './create-content.ts';
import { createPhotos } from './create-photos.ts';
import { createResponse } from './create-response.ts';
import { planResponses } from './plan-responses.ts';

const photos = createPhotos();
const context = createTestDemoContext();
const formsWithResponses = allForms.filter(({ responses }) => responses !== undefined);
const toTitledCases = (forms: readonly DemoForm[]) => forms.map((form) => [form.title, form] as const);

/** Returns a sample of a form's planned responses: the first, the last, all drafts, and some others. */
function createSample(form: DemoForm) {
  const planned = planResponses(form, context.beganAt);
  const step = Math.ceil(planned.length / 24);
  return planned.filter(({ isDraft }, at) => at % step === 0 || isDraft || at === planned.length - 1);
}

const everyDefinition = allForms.flatMap(({ title, published, draft }) => [
  ...published.map(({ content, comment }) => [`${title}: ${comment}`, content.schema] as const),
  ...(draft ? [[`${title}: draft`, draft.schema] as const] : []),
]);

describe('demo forms', () => {
  it.each(everyDefinition)('%s can be published', (_name, schema: FormDefinition) => {
    expect(validateForm(schema)).toMatchObject({ ok: true, warnings: [] });
    const keys = [...walkComponents(schema)].map(({ definition }) => definition.key);
    expect(new Set(keys).size).toBe(keys.length);
    const hasSubmit = schema.display === 'wizard' || keys.includes('submit');
    expect(hasSubmit).toBe(true);
  });
});

describe('demo responses', () => {
  it.each(toTitledCases(formsWithResponses))('to %s are valid', async (_title, form) => {
    for (const planned of createSample(form).filter(({ isDraft }) => !isDraft)) {
      const { row } = await createResponse(context, form, planned, photos);
      const verdict = await validateSubmission({
        form: row.schema,
        specs,
        data: row.data.data,
        scripts: openTestScripts,
      });
      expect({ number: planned.number, ...verdict }).toEqual({ number: planned.number, issues: [], logicErrors: [] });
    }
  });

  it.each(toTitledCases(formsWithResponses))(
    'to %s contain the values that the form calculates',
    async (_title, form) => {
      for (const planned of createSample(form).filter(({ isDraft }) => !isDraft)) {
        const { row } = await createResponse(context, form, planned, photos);
        const { data } = row.data;
        const session = createSession({ form: row.schema, specs, data, scripts: openTestScripts });
        await session.settled();
        expect({ number: planned.number, data: session.data() }).toEqual({ number: planned.number, data });
        session.close();
      }
    },
  );

  it.each(toTitledCases(formsWithResponses))('to %s are identical each time they are created', async (_title, form) => {
    const make = async () => {
      const all = createSample(form).map((planned) => createResponse(context, form, planned, photos));
      return Promise.all((await Promise.all(all)).map((made) => made.items()));
    };
    expect(await make()).toEqual(await make());
  });

  it('were submitted before the demo started, in the order of their numbers', () => {
    for (const form of formsWithResponses) {
      const planned = planResponses(form, context.beganAt).toSorted((one, other) => one.number - other.number);
      const times = planned.map(({ at }) => at.getTime());
      expect(planned.map(({ number }) => number)).toEqual(planned.map((_one, at) => at + 1));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)!).toBeLessThan(Date.parse(context.beganAt));
    }
  });

  it.each(toTitledCases(formsWithResponses.filter(({ responses }) => responses?.hasPdf)))(
    'to %s have a PDF',
    async (_title, form) => {
      const [planned] = createSample(form);
      const made = await createResponse(context, form, planned!, photos);
      const bytes = (await createResponsePdf(form, made, photos)).versions[0]!.bytes;
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
      expect((await createResponsePdf(form, made, photos)).versions[0]?.bytes).toEqual(bytes);
    },
  );
});

it('sends emails with the PDF only about the newest responses', async () => {
  const form = allForms.find(({ key }) => key === 'fire-drill')!;
  const count = planResponses(form, context.beganAt).length;
  const make = (from: number, to: number) =>
    createContent(context, { formKey: form.key, what: 'papers', from, to }, photos);
  const { items, letters } = await make(count, count);
  expect(letters).toMatchObject([
    {
      by: context.people.jonas.id,
      letter: {
        to: ['priya@northgate.test', 'daniel@northgate.test'],
        subject: 'Fire drill in Harbour View, block B: 3.6 minutes',
        html: expect.stringContaining(`${context.publicUrl}/teams/`),
        attachments: [
          { name: 'submission.pdf', contentBytes: Buffer.from(items[0]!.versions[0]!.bytes).toString('base64') },
        ],
      },
    },
  ]);
  expect((await make(count, count)).letters).toEqual(letters);
  expect((await make(count - MAILED_RESPONSES, count - MAILED_RESPONSES)).letters).toEqual([]);
});
