import { describe, expect, it } from 'vitest';
import { getPreview } from './compose.ts';

const createMessage = (contentType: string, content: string) => ({ body: { contentType, content } });

describe('message preview', () => {
  it('is the first 255 characters in one line', () => {
    expect(getPreview(createMessage('text', `  Low\n\n tide ${'x'.repeat(300)}`))).toBe(`Low tide ${'x'.repeat(246)}`);
    expect(getPreview({})).toBe('');
  });

  it('contains only the visible text of HTML', () => {
    const page =
      '<head><title>No</title><style>p {}</style></head><p>Low <b>tide</b></p><script>x()</script><p>at 9</p>';
    expect(getPreview(createMessage('HTML', page))).toBe('Low tide at 9');
  });
});
