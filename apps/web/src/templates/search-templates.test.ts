import { expect, it } from 'vitest';
import { findRelatedTemplates, searchTemplates } from './search-templates.ts';
import type { ListedTemplate } from './template.ts';

const template = (key: string, title: string, description = '', tags: readonly string[] = []): ListedTemplate => ({
  ...{ key, title, description, tags, outline: [], url: `/templates/${key}.json` },
});
const all = [
  template('permission', 'Permissions of a building'),
  template('tag', 'Isolation', 'Locks', ['Permit']),
  template('permit', 'Hot work permit'),
  template('both', 'Permit', 'A permit for lifting', ['Permit']),
  template('other', 'Delivery', 'Goods', ['Construction']),
];
const keys = (list: readonly ListedTemplate[]) => list.map(({ key }) => key);

it('scores a whole word 10 in title and description and 5 in a tag, and a partial word 1', () => {
  expect(keys(searchTemplates(all, 'permit'))).toEqual(['both', 'permit', 'tag']);
  expect(keys(searchTemplates(all, 'PERMIS'))).toEqual(['permission']);
  expect(keys(searchTemplates(all, 'perm'))).toEqual(['both', 'permission', 'tag', 'permit']);
});

it('ignores search words of up to two characters', () => {
  expect(keys(searchTemplates(all, 'a of'))).toEqual(keys(all));
  expect(keys(searchTemplates(all, 'a permit of'))).toEqual(['both', 'permit', 'tag']);
  expect(searchTemplates(all, 'helicopter')).toEqual([]);
});

it('finds templates of any selected industry', () => {
  expect(keys(searchTemplates(all, '', ['Construction', 'Health Care']))).toEqual(['other']);
  expect(keys(searchTemplates(all, 'permit', ['Permit']))).toEqual(['both', 'tag']);
});

it('finds up to eight related templates', () => {
  expect(keys(findRelatedTemplates(all, all[2]!))).toEqual(['both', 'tag']);
  const many = Array.from({ length: 12 }, (_, index) => template(`p${index}`, `Permit ${index}`));
  expect(findRelatedTemplates(many, many[0]!)).toHaveLength(8);
});
