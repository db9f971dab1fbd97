import { describe, expect, it } from 'vitest';
import { printContent } from './content.print.ts';
import { content } from './content.ts';

describe('content', () => {
  it('prints its HTML as rich text, and nothing if it is blank', () => {
    const print = (settings: object) =>
      printContent({ props: content.props.parse(settings), value: undefined, label: '', slots: [] });
    expect(print({ html: '<p>Hello</p>' })).toEqual([{ kind: 'text', text: { html: '<p>Hello</p>' } }]);
    expect([print({ html: null }), print({})]).toEqual([[], []]);
  });
});
