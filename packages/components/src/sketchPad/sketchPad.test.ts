import { createSession } from '@tideform/engine';
import { expect, it } from 'vitest';
import { specs } from '../specs.ts';
import { printSketchPad } from './sketchPad.print.ts';
import { sketchPadSamples, sketchPadSettings } from './sketchPad.settings.ts';
import { type Sketch, sketchPad } from './sketchPad.ts';

const props = sketchPad.props.parse({});
const sampleSketch = sketchPadSamples[0]!.answer as Sketch;

it('has no answer initially, and keeps the stored edits of a drawing', () => {
  expect([null, '', undefined, []].map((value) => sketchPad.normalize(value, props))).toEqual(Array(4).fill(undefined));
  expect(sketchPad.isEmpty(undefined, props)).toBe(true);
  expect(sketchPad.normalize(sampleSketch, props)).toEqual(sampleSketch);
});

it('accepts only a stored file as its answer', () => {
  expect(sketchPad.check(sampleSketch, props)).toEqual([]);
  for (const value of ['data:image/png;base64,AAAA', 7, [sampleSketch]])
    expect(sketchPad.check(value as never, props)).toEqual([{ rule: 'sketch' }]);
});

it('ignores background images from other servers', () => {
  const read = (backgroundImage: string) => sketchPad.props.parse({ backgroundImage }).backgroundImage;
  expect(read('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  for (const hostile of ['https://example.com/plan.png', 'data:image/svg+xml;base64,AAAA', 'javascript:alert(1)'])
    expect(read(hostile)).toBe('');
});

it('reports an invalid background image to the author', async () => {
  const form = await sketchPadSettings.read({ language: 'en', locale: 'en' });
  const session = createSession({ form, specs });
  const { id } = session.nodeAt('backgroundImage')!;
  const found = (written: string) => {
    session.setValue(id, written);
    return session.validate().flatMap(({ nodeId, params }) => (nodeId === id ? [params?.message] : []));
  };
  expect(found('https://example.com/plan.png')).toEqual(['Invalid dataUri']);
  expect(found('data:image/png;base64,AAAA')).toEqual([]);
  expect(found('')).toEqual([]);
});

it('prints the drawing', () => {
  const print = (value?: Sketch) => printSketchPad({ props, value, label: 'Plan', slots: [] });
  expect(print(sampleSketch)).toEqual([
    { kind: 'group', label: 'Plan', blocks: [{ kind: 'image', source: 's1', alt: 'plan.png', widthPx: 350 }] },
  ]);
  expect(print()).toEqual([{ kind: 'pair', label: 'Plan', value: '' }]);
});
