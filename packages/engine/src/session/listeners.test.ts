import { expect, it } from 'vitest';
import { createListeners } from './listeners.ts';

const heardBy = () => {
  const heard: string[] = [];
  return { heard, hear: (who: string) => () => void heard.push(who) };
};

it('tells all who listen to a field, each once, until they leave', () => {
  const { heard, hear } = heardBy();
  const listeners = createListeners();
  const ada = hear('ada');
  const leaveAda = listeners.add('1', ada);
  listeners.add('1', ada);
  const leaveBen = listeners.add('1', hear('ben'));
  listeners.add('2', hear('cleo'));
  listeners.notify('1');
  leaveAda();
  listeners.notify('1');
  leaveBen();
  leaveBen();
  listeners.notify('1');
  expect(heard).toEqual(['ada', 'ben', 'ben']);
  expect([listeners.hasListener('1'), listeners.hasListener('2')]).toEqual([false, true]);
});

it('tells those who were there, while some leave and come', () => {
  const { heard, hear } = heardBy();
  const listeners = createListeners();
  const leave = listeners.add('1', () => {
    heard.push('ada');
    leave();
    listeners.add('1', hear('cleo'));
  });
  listeners.add('1', hear('ben'));
  listeners.notify('1');
  expect(heard).toEqual(['ada', 'ben']);
  listeners.notify('1');
  expect(heard).toEqual(['ada', 'ben', 'ben', 'cleo']);
});
