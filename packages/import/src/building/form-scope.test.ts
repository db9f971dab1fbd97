import { expect, it } from 'vitest';
import { createFieldKeys } from './form-scope.ts';

it('creates unique keys from labels in any script', () => {
  const keys = createFieldKeys();
  const taken = ['Full name?', 'Имя', 'Имя', 'الاسم', '姓名', '☂'].map((words) => keys.claim('', words, 'textfield'));
  expect(taken).toEqual(['fullName', 'imya', 'imya2', 'alasm', 'xingMing', 'textfield']);
});
