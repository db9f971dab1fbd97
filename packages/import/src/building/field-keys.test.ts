import { expect, it } from 'vitest';
import { createKeys } from './field-keys.ts';

it('makes keys of questions in any script, no two of them the same', () => {
  const keys = createKeys();
  const taken = ['Full name?', 'Имя', 'Имя', 'الاسم', '姓名', '☂'].map((words) => keys.take('', words, 'textfield'));
  expect(taken).toEqual(['fullName', 'imya', 'imya2', 'alasm', 'xingMing', 'textfield']);
});
