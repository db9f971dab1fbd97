import { expect, it } from 'vitest';
import { formatNumberedTitle } from './format-numbered-title.ts';

it.each([
  [7, 'Canal Street', '7 Canal Street'],
  [7, '7 Tom', '7 Tom'],
  [7, '7', '7'],
  [7, '#7 Tom', '#7 Tom'],
  [7, '007: Tom', '007: Tom'],
  [7, '7-Tom', '7-Tom'],
  [7, '7 - 2026', '7 - 2026'],
  [7, '٧ Tom', '7 ٧ Tom'],
  [7, '', '7'],
  // This title starts with another number that begins with the same digit.
  [7, '70 Elm Road', '7 70 Elm Road'],
  [7, '7b Elm Road', '7 7b Elm Road'],
  [7, '7.5 mm', '7 7.5 mm'],
  [7, '7,5 mm', '7 7,5 mm'],
  [7, '7/8 inch', '7 7/8 inch'],
  [7, '7-11', '7 7-11'],
  [7, '7:30 train', '7 7:30 train'],
  [7, '-7 °C', '7 -7 °C'],
  [0, '0.5', '0 0.5'],
  [undefined, '7 Tom', '7 Tom'],
])('formats submission %j with the title %j as %j', (number, title, name) => {
  expect(formatNumberedTitle(number, title)).toBe(name);
});
