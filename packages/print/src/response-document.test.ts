import { expect, it } from 'vitest';
import { createResponseDocumentFrame } from './response-document.ts';

const response = {
  ...{ title: 'Visit', formTitle: 'Visit', teamName: 'Site', submissionNumber: 0, createdBy: 'Amira' },
  ...{ submittedAt: '2026-11-22T14:30:00.000Z', form: { components: [] }, data: {}, metadata: {} },
};

it.each([
  ['en', 'en-US', 'Amira · Nov 22, 2026, 2:30 PM'],
  ['en', 'en-GB', 'Amira · 22 Nov 2026, 14:30'],
  ['de', 'de-AT', 'Amira · 22.11.2026, 14:30'],
  ['en', 'th-TH', 'Amira · 22 พ.ย. 2026 14:30'],
] as const)('formats the submission time like answers do: %s, %s', async (language, locale, line) => {
  const paper = await createResponseDocumentFrame(response, undefined, {
    locale: { language, locale },
    timeZone: 'UTC',
  });
  expect(paper.subtitle).toBe(line);
});

it.each(['fa-IR', 'th-TH', 'ar-SA'])('uses the calendar of answers in locale %s', async (locale) => {
  const paper = await createResponseDocumentFrame(response, undefined, {
    locale: { language: 'en', locale },
    timeZone: 'UTC',
  });
  const digits = [...'٠١٢٣٤٥٦٧٨٩', ...'۰۱۲۳۴۵۶۷۸۹'];
  const latin = [...(paper.subtitle ?? '')]
    .map((one) => (digits.includes(one) ? digits.indexOf(one) % 10 : one))
    .join('');
  expect(latin).toContain('2026');
});
