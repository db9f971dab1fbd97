import { expect, it } from 'vitest';
import { formatIcon, parseIcon } from '../../src/ui/icons/parse-icon.ts';
import { readIcons } from './read-icons.ts';

it('lists every icon with its tags, and a path that the app can store and parse', () => {
  const files = readIcons();
  const names = JSON.parse(files.names) as [string, string[]][];
  const paths = JSON.parse(files.paths) as Record<string, string>;
  expect(names.length).toBe(7447);
  expect(Object.keys(paths)).toEqual(names.map(([name]) => name));
  expect(names.find(([name]) => name === 'account')?.[1]).toContain('user');
  expect(Object.values(paths).filter((path) => parseIcon(formatIcon(path)) !== path)).toEqual([]);
});
