import type { SubmissionItem } from '@tideform/sync';
import { expect, it } from 'vitest';
import { createAnswerColumns } from '../answer-columns.ts';
import { createFilterPredicate } from '../views/find-rows.ts';
import { createSubmissionColumns } from './submission-columns.ts';

const form = {
  components: [
    { type: 'day', key: 'born', label: 'Born', dayFirst: true },
    {
      type: 'survey',
      key: 'poll',
      label: 'Poll',
      questions: [
        { value: 'q', label: 'Food' },
        { value: 'r', label: 'Room' },
      ],
      values: [{ value: 'f', label: 'Fail' }],
    },
  ],
};
const allAnswers = [{ born: '24/12/1990', poll: { q: 'f' } }, { born: '01/02/1991', poll: 'spoilt' }, {}];
const items = allAnswers.map((data, at) => ({ listItemId: String(at), data }) as unknown as SubmissionItem);
const messages = {} as Parameters<typeof createSubmissionColumns>[1];
const answers = await createAnswerColumns(form, { language: 'en', locale: 'en' });
const columns = createSubmissionColumns(answers, messages, { locale: 'en', anonymous: 'Anonymous' });
const findColumn = (id: string) => columns.find((one) => one.id === `data.${id}`)!;

it('has a column for each question of a survey, with its answer as text and filter', () => {
  expect(answers.map(({ label }) => label)).toEqual(['Born', 'Poll: Food', 'Poll: Room']);
  expect(items.map((item) => findColumn('poll.q').text(item))).toEqual(['Fail', '', '']);
  const findRows = items.filter(createFilterPredicate(findColumn('poll.q'), { any: ['Fail'] }));
  expect(findRows).toEqual([items[0]]);
});

it('sorts days and finds them by year, whatever their format', () => {
  expect(items.map((item) => findColumn('born').getSortKey?.(item))).toEqual([19901224, 19910201, undefined]);
  const year = { first: '1991-01-01', last: '1991-12-31' };
  expect(items.filter(createFilterPredicate(findColumn('born'), year))).toEqual([items[1]]);
});
