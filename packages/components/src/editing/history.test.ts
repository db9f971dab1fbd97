import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { createHistory, maxUndoSteps, recordEdit, redo, undo } from './history.ts';

const createForm = (name: string): FormDefinition => ({ components: [], name });
const createEditedHistory = (...names: string[]) =>
  names.reduce((history, name) => recordEdit(history, createForm(name)), createHistory(createForm('0')));

it('undoes and redoes', () => {
  const history = undo(createEditedHistory('1', '2'));
  expect(history.present.name).toBe('1');
  expect(redo(history).present.name).toBe('2');
});

it('ignores undo and redo at the ends of the history', () => {
  const start = createHistory(createForm('0'));
  expect(undo(start)).toBe(start);
  expect(redo(start)).toBe(start);
});

it('drops the redo states after a new command', () => {
  expect(recordEdit(undo(createEditedHistory('1', '2')), createForm('3')).future).toEqual([]);
});

it('keeps the last 20 snapshots', () => {
  let history = createEditedHistory(...Array.from({ length: 30 }, (_, index) => String(index + 1)));
  for (let step = 0; step < 40; step += 1) history = undo(history);
  expect(maxUndoSteps).toBe(20);
  expect(history.present.name).toBe('10');
});

it('adds no snapshot if a command changed nothing', () => {
  const history = createEditedHistory('1');
  expect(recordEdit(history, history.present)).toBe(history);
});

it('adds one snapshot for consecutive commands on the same topic', () => {
  let history = createHistory(createForm('0'));
  for (const name of ['1', '2', '3']) history = recordEdit(history, createForm(name), 'label');
  history = recordEdit(history, createForm('4'), 'hint');
  expect(undo(history).present.name).toBe('3');
  expect(undo(undo(history)).present.name).toBe('0');
});

it('starts a new snapshot for the same topic after an undo', () => {
  const history = undo(recordEdit(createEditedHistory('1'), createForm('2'), 'label'));
  expect(undo(recordEdit(history, createForm('3'), 'label')).present.name).toBe('1');
});
