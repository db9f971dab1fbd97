import { describe, expect, it } from 'vitest';
import { responseTitle } from './response-title.ts';

describe('responseTitle', () => {
  it.each([
    [undefined, 'Site visit'],
    ['  ', 'Site visit'],
    ['Visit {{submissionNumber}}', 'Visit 7'],
    ['{{ submissionNumber }} of {{submissionNumber}}', '7 of 7'],
    ['Visit to {{data.place}}', 'Site visit'],
  ])('reads the template %j as %j', (titleTemplate, title) => {
    expect(responseTitle({ formTitle: 'Site visit', titleTemplate }, 7)).toBe(title);
  });
});
