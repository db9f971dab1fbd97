import { describe, expect, it } from 'vitest';
import { parseRelativeDate, resolveRelativeDate } from './relative-date.ts';

const now = '2026-08-31T14:30:15';
const resolveAtNow = (text: string) => {
  const relative = parseRelativeDate(text);
  return relative && `${resolveRelativeDate(relative, now)}${relative.isDay ? ' day' : ''}`;
};

describe('[ENG-287] a relative date', () => {
  it.each([
    ['moment()', '2026-08-31T14:30:15'],
    ['new Date()', '2026-08-31T14:30:15'],
    ["moment().add(3, 'days')", '2026-09-03T14:30:15'],
    ['moment().subtract(1, "M").format("YYYY-MM-DD");', '2026-07-31T14:30:15'],
    ["moment().add('6', 'months')", '2027-02-28T14:30:15'],
    ["moment().startOf('day')", '2026-08-31T00:00:00 day'],
    ["moment().startOf('week').add(1, 'd')", '2026-08-31T00:00:00 day'],
    ["moment().startOf('isoWeek')", '2026-08-31T00:00:00 day'],
    ["moment().endOf('month').add(-1, 'day')", '2026-08-30T23:59:59 day'],
    ["moment().startOf('quarter')", '2026-07-01T00:00:00 day'],
    ["moment().endOf('year')", '2026-12-31T23:59:59 day'],
    ["moment().startOf('day').add(8, 'hours')", '2026-08-31T08:00:00'],
    ["moment().add(100000, 'years')", now],
  ])('%s is %s', (text, meant) => {
    expect(resolveAtNow(text)).toBe(meant);
  });

  it.each([
    '2026-11-24',
    'moment',
    'moment(data.from)',
    "moment().add(data.days, 'days')",
    "moment().add(1, 'fortnights')",
    'moment().add(1)',
    "moment().add(1.5, 'days')",
    'moment(); alert(1)',
    `moment()${".add(1, 'd')".repeat(11)}`,
    7,
    null,
  ])('is not parsed from %s', (text) => {
    expect(parseRelativeDate(text)).toBeUndefined();
  });
});
