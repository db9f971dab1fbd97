import { expect, it } from 'vitest';
import { createListeners } from './states.ts';

const createRecorder = () => {
  const calls: string[] = [];
  return { calls, record: (name: string) => () => void calls.push(name) };
};

it('notifies each listener of a field once until it unsubscribes', () => {
  const { calls, record } = createRecorder();
  const listeners = createListeners();
  const ada = record('ada');
  const unsubscribeAda = listeners.add('1', ada);
  listeners.add('1', ada);
  const unsubscribeBen = listeners.add('1', record('ben'));
  listeners.add('2', record('cleo'));
  listeners.notify('1');
  unsubscribeAda();
  listeners.notify('1');
  unsubscribeBen();
  unsubscribeBen();
  listeners.notify('1');
  expect(calls).toEqual(['ada', 'ben', 'ben']);
  expect([listeners.hasListener('1'), listeners.hasListener('2')]).toEqual([false, true]);
});

it('notifies the listeners present at the start when others are added or removed meanwhile', () => {
  const { calls, record } = createRecorder();
  const listeners = createListeners();
  const unsubscribe = listeners.add('1', () => {
    calls.push('ada');
    unsubscribe();
    listeners.add('1', record('cleo'));
  });
  listeners.add('1', record('ben'));
  listeners.notify('1');
  expect(calls).toEqual(['ada', 'ben']);
  listeners.notify('1');
  expect(calls).toEqual(['ada', 'ben', 'ben', 'cleo']);
});
