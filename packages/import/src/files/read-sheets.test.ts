import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readForeignForm } from '../index.ts';
import { readSheets } from './read-sheets.ts';
import { writeSheets } from './write-sheets.ts';

const problemOf = (bytes: Uint8Array) => {
  const read = readForeignForm('a.xlsx', bytes, { submit: 'Submit', isType: () => true });
  return read.ok ? undefined : read.problem.code;
};

it('[IMP-6] gives the cells of each sheet as texts', () => {
  expect(readSheets(writeSheets({ one: [['a', '', 'c'], [], ['<&>']], two: [['x']] }))).toEqual([
    { name: 'one', rows: [['a', '', 'c'], [], ['<&>']] },
    { name: 'two', rows: [['x']] },
  ]);
});

it('[IMP-6] unpacks no more than it may', () => {
  const bomb = new Uint8Array(120_000_000).fill(32);
  expect(problemOf(writeSheets({ survey: [['type', 'name']] }, { 'xl/sharedStrings.xml': bomb }))).toBe('tooLarge');
  const parts = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`a${at}`, new Uint8Array()]));
  expect(problemOf(zipSync(parts))).toBe('tooLarge');
  expect(problemOf(zipSync({ 'xl/workbook.xml': strToU8(`${'<a>'.repeat(500)}`) }))).toBe('tooLarge');
  expect(problemOf(zipSync({ 'xl/workbook.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') }))).toBe(
    'unreadable',
  );
  expect(problemOf(writeSheets({ other: [['a']] }))).toBe('unknownFormat');
  expect(problemOf(writeSheets({ survey: [['type', 'name']] }).slice(0, 300))).toBe('unreadable');
});
