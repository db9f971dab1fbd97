import { createSession } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { specs } from '../specs.ts';
import { printSelectboxes } from './selectboxes.print.ts';
import { selectboxes } from './selectboxes.ts';

const values = ['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value }));
const parseProps = (more: object = {}) => selectboxes.props.parse({ values, ...more });

describe('selectboxes', () => {
  it('has no choice selected initially', () => {
    expect(selectboxes.emptyValue(parseProps())).toEqual({ a: false, b: false, c: false });
    expect(selectboxes.isEmpty({ a: false }, parseProps())).toBe(true);
    expect(selectboxes.isEmpty({ a: true }, parseProps())).toBe(false);
  });

  it("selects the default choices, ignoring the blank choice that form.io's builder stores", () => {
    expect(selectboxes.emptyValue(parseProps({ defaultValue: { '': false, b: 'true' } }))).toEqual({
      a: false,
      b: true,
      c: false,
    });
  });

  it('converts empty values, lists and booleans in text, and keeps deleted choices', () => {
    expect(selectboxes.normalize('', parseProps())).toEqual({ a: false, b: false, c: false });
    expect(selectboxes.normalize(['b', 'x'], parseProps())).toEqual({ a: false, b: true, c: false, x: true });
    expect(selectboxes.normalize({ a: 'true', b: 0, x: true }, parseProps())).toEqual({ a: true, b: false, x: true });
  });

  it('supports a choice named __proto__', () => {
    const hostile = selectboxes.props.parse({ values: [{ label: 'P', value: '__proto__' }] });
    expect(Object.keys(selectboxes.emptyValue(hostile) ?? {})).toEqual(['__proto__']);
  });

  it("enforces the minimum and maximum, with the author's message if there is one", () => {
    const limits = parseProps({ validate: { minSelectedCount: '2', maxSelectedCount: 2 } });
    expect(selectboxes.check({ a: true }, limits)).toEqual([{ rule: 'minSelectedCount', params: { limit: 2 } }]);
    expect(selectboxes.check({ a: true, b: true }, limits)).toEqual([]);
    expect(
      selectboxes.check(
        { a: true, b: true, c: true },
        parseProps({ validate: { maxSelectedCount: 2 }, maxSelectedCountMessage: 'Only {{maxCount}}' }),
      ),
    ).toEqual([{ rule: 'maxSelectedCount', params: { limit: 2, message: 'Only 2' } }]);
  });

  it('supports conditions that depend on a selected choice', () => {
    const session = createSession({
      specs,
      form: {
        components: [
          { type: 'selectboxes', key: 'pick', values },
          { type: 'textfield', key: 'why', conditional: { show: true, when: 'pick', eq: 'b' } },
        ],
      },
    });
    const why = session.nodeAt('why')!;
    expect(session.state(why.id).visible).toBe(false);
    session.setValue(session.nodeAt('pick')!.id, { a: false, b: true, c: false });
    expect(session.state(why.id).visible).toBe(true);
  });

  it('prints the labels of selected choices', () => {
    expect(
      printSelectboxes('en')({ props: parseProps(), value: { b: true, a: false, gone: true }, label: 'L', slots: [] }),
    ).toEqual([{ kind: 'pair', label: 'L', value: 'B, gone' }]);
  });
});
