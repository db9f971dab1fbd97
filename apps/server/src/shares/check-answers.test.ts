import { describe, expect, it } from 'vitest';
import { checkAnswers } from './check-answers.ts';

const createDateField = (key: string, picker: object) => ({
  ...{ type: 'datetime', key, label: key, input: true, enableTime: false },
  ...{ datePicker: picker, widget: { type: 'calendar', ...picker } },
});

const form = {
  display: 'form',
  components: [
    createDateField('max', { maxDate: 'moment()' }),
    createDateField('min', { minDate: "moment().startOf('day')" }),
    {
      ...{ type: 'textfield', key: 'why', label: 'Why so late', input: true, validate: { required: true } },
      conditional: { json: { '<': [{ var: 'data.min' }, { substr: [{ relativeMaxDate: [0] }, 0, 10] }] } },
    },
    { type: 'day', key: 'born', label: 'Born', input: true, maxDate: 'moment()' },
  ],
};

const checkForm = (at: string, metadata: object, data: object) =>
  checkAnswers({ form, data: data as never, metadata: { ...metadata }, nowMs: Date.parse(at) });

describe('the date "today" for an anonymous respondent', () => {
  it.each([
    [
      'Auckland, in the morning of the next day',
      'Pacific/Auckland',
      '2026-03-15T20:00:00Z',
      { max: '2026-03-16', min: '2026-03-16' },
    ],
    [
      'New York, in the evening before',
      'America/New_York',
      '2026-03-16T01:00:00Z',
      { max: '2026-03-15', min: '2026-03-15' },
    ],
    [
      'Kiritimati, 14 hours ahead',
      'Pacific/Kiritimati',
      '2026-03-15T10:30:00Z',
      { max: '2026-03-16', min: '2026-03-16' },
    ],
    ['Honolulu, 10 hours behind', 'Pacific/Honolulu', '2026-03-16T09:30:00Z', { max: '2026-03-15', min: '2026-03-15' }],
  ])('is the day in %s', async (_where, timezone, at, data) => {
    expect(await checkForm(at, { timezone }, data)).toMatchObject({ data });
    const tomorrow = { max: data.max.replace(/\d+$/, (date) => String(Number(date) + 1)) };
    expect(await checkForm(at, { timezone }, tomorrow)).toEqual({ broken: 'max: maxDate' });
    const yesterday = { min: data.min.replace(/\d+$/, (date) => String(Number(date) - 1)) };
    expect(await checkForm(at, { timezone }, yesterday)).toMatchObject({
      broken: expect.stringContaining('min: minDate'),
    });
  });

  it('is the day on which the form was opened, even if the submission arrives later', async () => {
    const data = { min: '2026-03-15' };
    const opened = { timezone: 'Europe/London', openedAt: '2026-03-15T21:00:00Z' };
    expect(await checkForm('2026-03-16T07:00:00Z', opened, data)).toMatchObject({ data });
    expect(await checkForm('2026-03-29T07:00:00Z', opened, data)).toMatchObject({ data });
  });

  it.each([
    { openedAt: '2025-01-01T00:00:00Z', timezone: 'Europe/London' },
    { openedAt: '2027-01-01T00:00:00Z', timezone: 'Europe/London' },
    { openedAt: 'yesterday', timezone: 'Nowhere/Town' },
    { openedAt: 5, timezone: { length: 3 } },
    {},
  ])('is the server’s date if the metadata is implausible: %j', async (metadata) => {
    const broken = await checkForm('2026-03-16T07:00:00Z', metadata, { min: '2026-03-10' });
    expect(broken).toMatchObject({ broken: expect.stringContaining('min: minDate') });
    expect(await checkForm('2026-03-16T07:00:00Z', metadata, { max: '2026-03-16' })).toMatchObject({
      data: { max: '2026-03-16' },
    });
  });
});
