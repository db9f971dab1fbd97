import { describe, expect, it } from 'vitest';
import { previewOf } from './body-text.ts';

const letter = (contentType: string, content: string) => ({ body: { contentType, content } });

describe('the preview of a message', () => {
  it('is its first 255 characters, in one line', () => {
    expect(previewOf(letter('text', `  Low\n\n tide ${'x'.repeat(300)}`))).toBe(`Low tide ${'x'.repeat(246)}`);
    expect(previewOf({})).toBe('');
  });

  it('has the words of HTML alone, and none that are not seen', () => {
    const page =
      '<head><title>No</title><style>p {}</style></head><p>Low <b>tide</b></p><script>x()</script><p>at 9</p>';
    expect(previewOf(letter('HTML', page))).toBe('Low tide at 9');
  });
});
