import { describe, expect, it } from 'vitest';
import { parseNumberText } from './parse-number-text.ts';

describe('parseNumberText', () => {
  it.each([
    ['3,5', 3.5],
    ['3.5', 3.5],
    [' -0,125 ', -0.125],
    ['\u22123,5', -3.5],
    ['+,5', 0.5],
    ['5.', 5],
    ['1.234', 1.234],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['12,34,567.5', 1_234_567.5],
    ['1 234 567,8', 1_234_567.8],
    ["1'234.5", 1234.5],
    ['1e3', 1000],
  ])('parses %j as %d', (text, wanted) => {
    expect([parseNumberText(text), parseNumberText(text, true)]).toEqual([wanted, wanted]);
  });

  it.each([
    ['3,5 kg', 3.5],
    ['12 kg', 12],
    ['12kg', 12],
    ['3em', 3],
    ['50 %', 50],
    ['5, please', 5],
    ['1.234,5 \u20ac', 1234.5],
  ])('parses %j with a unit as %d', (text, wanted) => {
    expect([parseNumberText(text), parseNumberText(text, true)]).toEqual([wanted, undefined]);
  });

  it.each([
    '',
    ' ',
    'five',
    '1,234',
    '-12,345',
    '1,2,3',
    '1.2.3',
    '1.5,2.5',
    '2026-11-29',
    '12-14',
    '12, 13',
    '5 of 10',
    '12 5',
    'Infinity',
    '1e999',
    '\u0663',
    `${'1'.repeat(20)}`,
    `${'1'.repeat(20)},5`,
    '.',
    '-',
    `3${' '.repeat(2000)}`,
  ])('finds no number in %j', (text) => {
    expect([parseNumberText(text), parseNumberText(text, true)]).toEqual([undefined, undefined]);
  });
});
