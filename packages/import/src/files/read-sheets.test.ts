import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readForeignForm } from '../index.ts';
import { createXlsx } from './create-xlsx.ts';
import { readSheets } from './read-sheets.ts';

const readError = (bytes: Uint8Array) => {
  const read = readForeignForm('a.xlsx', bytes, { submit: 'Submit', isType: () => true });
  return read.ok ? undefined : read.problem.code;
};

it('[IMP-6] returns the cells of each sheet as texts', () => {
  expect(readSheets(createXlsx({ one: [['a', '', 'c'], [], ['<&>']], two: [['x']] }))).toEqual([
    { name: 'one', rows: [['a', '', 'c'], [], ['<&>']] },
    { name: 'two', rows: [['x']] },
  ]);
});

it('[IMP-6] rejects archives and XML that exceed the limits', () => {
  const zipBomb = new Uint8Array(120_000_000).fill(32);
  expect(readError(createXlsx({ survey: [['type', 'name']] }, { 'xl/sharedStrings.xml': zipBomb }))).toBe('tooLarge');
  const parts = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`a${at}`, new Uint8Array()]));
  expect(readError(zipSync(parts))).toBe('tooLarge');
  expect(readError(zipSync({ 'xl/workbook.xml': strToU8(`${'<a>'.repeat(500)}`) }))).toBe('tooLarge');
  expect(readError(zipSync({ 'xl/workbook.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') }))).toBe(
    'unreadable',
  );
  expect(readError(createXlsx({ other: [['a']] }))).toBe('unknownFormat');
  expect(readError(createXlsx({ survey: [['type', 'name']] }).slice(0, 300))).toBe('unreadable');
});
