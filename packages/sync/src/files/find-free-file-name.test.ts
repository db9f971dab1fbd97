import { describe, expect, it } from 'vitest';
import { findFreeFileName } from './find-free-file-name.ts';

const findFreeName = (name: string, ...taken: string[]) =>
  findFreeFileName(
    name,
    (key) => taken.includes(key),
    () => 0.5,
  );

describe('findFreeFileName', () => {
  it('keeps a valid name', () => {
    expect(findFreeName('Quay 4.jpg')).toBe('Quay 4.jpg');
    expect(findFreeName('a/b:c*.jpg')).toBe('abc.jpg');
    expect(findFreeName('')).toBe('Untitled');
  });

  it('adds -1 to -9 before the extension regardless of case, then a random suffix', () => {
    expect(findFreeName('Quay.JPG', 'quay.jpg')).toBe('Quay-1.JPG');
    const nine = Array.from({ length: 9 }, (_, at) => `quay-${at + 1}.jpg`);
    expect(findFreeName('quay.jpg', 'quay.jpg', ...nine.slice(0, 8))).toBe('quay-9.jpg');
    expect(findFreeName('quay.jpg', 'quay.jpg', ...nine)).toMatch(/^quay-[0-9a-z]{4,6}\.jpg$/);
  });

  it('never exceeds 50 characters', () => {
    const name = `${'n'.repeat(60)}.jpg`;
    expect(findFreeName(name)).toHaveLength(50);
    expect(findFreeName(name, findFreeName(name))).toBe(`${'n'.repeat(44)}-1.jpg`);
  });

  it('never returns a name that Tideform uses itself', () => {
    expect(findFreeName('response.submitted.json')).toBe('response.submitted-1.json');
    expect(findFreeName('Form.Config.json')).toBe('Form.Config-1.json');
    expect(findFreeName('submission.pdf')).toBe('submission-1.pdf');
  });
});
