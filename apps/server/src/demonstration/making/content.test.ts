import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, validateForm, validateSubmission, walkComponents } from '@tideform/engine';
import { openTestScripts } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { allForms } from '../forms/all-forms.ts';
import type { DemoForm } from '../forms/demo-form.ts';
import { demoWorldOfTest } from '../testing/demo-world.ts';
import { createPdf } from './create-pdf.ts';
import { MAILED, makeContent } from './make-content.ts';
import { makeResponse } from './make-response.ts';
import { openPhotos } from './photos.ts';
import { planResponses } from './plan-responses.ts';

const photos = openPhotos();
const world = demoWorldOfTest();
const answered = allForms.filter(({ responses }) => responses !== undefined);
const titled = (forms: readonly DemoForm[]) => forms.map((form) => [form.title, form] as const);

/** Returns a sample of a form's planned responses: the first, the last, all drafts, and some others. */
function sampleOf(form: DemoForm) {
  const planned = planResponses(form, world.beganAt);
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
  it.each(titled(answered))('to %s are valid', async (_title, form) => {
    for (const planned of sampleOf(form).filter(({ isDraft }) => !isDraft)) {
      const { row } = await makeResponse(world, form, planned, photos);
      const verdict = await validateSubmission({
        form: row.schema,
        specs,
        data: row.data.data,
        scripts: openTestScripts,
      });
      expect({ number: planned.number, ...verdict }).toEqual({ number: planned.number, issues: [], logicErrors: [] });
    }
  });

  it.each(titled(answered))('to %s contain the values that the form calculates', async (_title, form) => {
    for (const planned of sampleOf(form).filter(({ isDraft }) => !isDraft)) {
      const { row } = await makeResponse(world, form, planned, photos);
      const { data } = row.data;
      const session = createSession({ form: row.schema, specs, data, scripts: openTestScripts });
      await session.settled();
      expect({ number: planned.number, data: session.data() }).toEqual({ number: planned.number, data });
      session.close();
    }
  });

  it.each(titled(answered))('to %s are identical each time they are created', async (_title, form) => {
    const make = async () => {
      const all = sampleOf(form).map((planned) => makeResponse(world, form, planned, photos));
      return Promise.all((await Promise.all(all)).map((made) => made.items()));
    };
    expect(await make()).toEqual(await make());
  });

  it('were submitted before the demo started, in the order of their numbers', () => {
    for (const form of answered) {
      const planned = planResponses(form, world.beganAt).toSorted((one, other) => one.number - other.number);
      const times = planned.map(({ at }) => at.getTime());
      expect(planned.map(({ number }) => number)).toEqual(planned.map((_one, at) => at + 1));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)!).toBeLessThan(Date.parse(world.beganAt));
    }
  });

  it.each(titled(answered.filter(({ responses }) => responses?.hasPdf)))('to %s have a PDF', async (_title, form) => {
    const [planned] = sampleOf(form);
    const made = await makeResponse(world, form, planned!, photos);
    const bytes = (await createPdf(form, made, photos)).versions[0]!.bytes;
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect((await createPdf(form, made, photos)).versions[0]?.bytes).toEqual(bytes);
  });
});

it('sends emails with the PDF only about the newest responses', async () => {
  const form = allForms.find(({ key }) => key === 'fire-drill')!;
  const count = planResponses(form, world.beganAt).length;
  const make = (from: number, to: number) =>
    makeContent(world, { formKey: form.key, what: 'papers', from, to }, photos);
  const { items, letters } = await make(count, count);
  expect(letters).toMatchObject([
    {
      by: world.people.jonas.id,
      letter: {
        to: ['priya@northgate.test', 'daniel@northgate.test'],
        subject: 'Fire drill in Harbour View, block B: 3.6 minutes',
        html: expect.stringContaining(`${world.publicUrl}/teams/`),
        attachments: [
          { name: 'submission.pdf', contentBytes: Buffer.from(items[0]!.versions[0]!.bytes).toString('base64') },
        ],
      },
    },
  ]);
  expect((await make(count, count)).letters).toEqual(letters);
  expect((await make(count - MAILED, count - MAILED)).letters).toEqual([]);
});
