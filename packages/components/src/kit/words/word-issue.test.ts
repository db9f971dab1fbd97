import { describe, expect, it } from 'vitest';
import { wordIssue } from './word-issue.ts';

describe('words of a broken rule', () => {
  it('names the field and the limit', () => {
    expect(wordIssue({ rule: 'required' }, 'Site')).toBe('Site is required.');
    expect(wordIssue({ rule: 'max', params: { limit: 38 } }, 'Wind speed')).toBe(
      'Wind speed cannot be greater than 38.',
    );
  });

  it("prefers the author's own message", () => {
    expect(wordIssue({ rule: 'max', params: { limit: 38, message: 'Raise a stop notice' } }, 'Wind')).toBe(
      'Raise a stop notice',
    );
  });

  it("[ENG-148] fills in what form.io's authors write in braces, and strips the rest", () => {
    const say = (message: string) => wordIssue({ rule: 'max', params: { limit: 38, message } }, 'Wind');
    expect(say('{{field}}: at most {{ max }}{{ component.key }}')).toBe('Wind: at most 38');
    expect(wordIssue({ rule: 'required', params: { message: '{{ field }} is missing{{max}}' } }, 'Wind')).toBe(
      'Wind is missing',
    );
  });

  it('has words for a rule that nobody knows, and takes another language', () => {
    expect(wordIssue({ rule: 'moonPhase' }, 'Night')).toBe('Night is not valid.');
    expect(wordIssue({ rule: 'required' }, 'Ort', { required: '{label} fehlt.' })).toBe('Ort fehlt.');
    expect(wordIssue({ rule: 'number' }, 'Ort', {})).toBe('Ort must be a number.');
  });
});
