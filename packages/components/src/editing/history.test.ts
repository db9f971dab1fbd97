import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { createHistory, historyLimit, record, redo, undo } from './history.ts';

const form = (name: string): FormDefinition => ({ components: [], name });
const edited = (...names: string[]) =>
  names.reduce((history, name) => record(history, form(name)), createHistory(form('0')));

it('undoes and redoes', () => {
  const history = undo(edited('1', '2'));
  expect(history.present.name).toBe('1');
  expect(redo(history).present.name).toBe('2');
});

it('ignores undo and redo at the ends of the history', () => {
  const start = createHistory(form('0'));
  expect(undo(start)).toBe(start);
  expect(redo(start)).toBe(start);
});

it('drops the redo states after a new command', () => {
  expect(record(undo(edited('1', '2')), form('3')).future).toEqual([]);
});

it('keeps the last 20 snapshots', () => {
  let history = edited(...Array.from({ length: 30 }, (_, index) => String(index + 1)));
  for (let step = 0; step < 40; step += 1) history = undo(history);
  expect(historyLimit).toBe(20);
  expect(history.present.name).toBe('10');
});

it('adds no snapshot if a command changed nothing', () => {
  const history = edited('1');
  expect(record(history, history.present)).toBe(history);
});

it('adds one snapshot for consecutive commands on the same topic', () => {
  let history = createHistory(form('0'));
  for (const name of ['1', '2', '3']) history = record(history, form(name), 'label');
  history = record(history, form('4'), 'hint');
  expect(undo(history).present.name).toBe('3');
  expect(undo(undo(history)).present.name).toBe('0');
});

it('starts a new snapshot for the same topic after an undo', () => {
  const history = undo(record(edited('1'), form('2'), 'label'));
  expect(undo(record(history, form('3'), 'label')).present.name).toBe('1');
});
