import { expect, it } from 'vitest';
import { signatureMessages } from './signature.messages.ts';
import { printSignature } from './signature.print.ts';
import { SAMPLE_SIGNATURE } from './signature.settings.ts';
import { isSignature, signature } from './signature.ts';

const props = signature.props.parse({});
const english = await signatureMessages.read({ language: 'en', locale: 'en' });
const print = (value: string) => printSignature(english)({ props, value, label: 'Inspector', slots: [] });

it('is empty initially', () => {
  expect([signature.emptyValue(props), signature.normalize(null, props)]).toEqual(['', '']);
  expect([signature.isEmpty('', props), signature.isEmpty(SAMPLE_SIGNATURE, props)]).toEqual([true, false]);
});

it('accepts images that older forms stored, and no other data URLs', () => {
  const validSignatures = ['data:image/png;base64,iVBORw0KGgo=', 'data:image/jpeg;base64,/9j/4AAQ', SAMPLE_SIGNATURE];
  for (const value of validSignatures) expect(signature.check(value, props)).toEqual([]);
  const refused = [
    'javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/png;base64,"><script>',
    'data:image/png,x',
    'https://example.com/tracker.png',
    'YES',
    `data:image/png;base64,${'A'.repeat(5_000_000)}`,
    { url: SAMPLE_SIGNATURE },
    7,
  ];
  for (const value of refused) {
    expect(isSignature(value)).toBe(false);
    expect(signature.check(value as string, props)).toEqual([{ rule: 'signature' }]);
  }
});

it('prints the signature image, or a text if there is no image', () => {
  expect(print(SAMPLE_SIGNATURE)).toEqual([
    {
      kind: 'group',
      label: 'Inspector',
      blocks: [{ kind: 'image', source: SAMPLE_SIGNATURE, alt: 'Signed', widthPx: 240 }],
    },
  ]);
  expect(print('')).toEqual([{ kind: 'pair', label: 'Inspector', value: '' }]);
  expect(print('javascript:alert(1)')).toEqual([
    { kind: 'pair', label: 'Inspector', value: 'Can’t show this signature.' },
  ]);
});

it("can't be prefilled or copied", () => {
  expect([signature.mayPrefill, signature.mayCopy]).toEqual([false, false]);
});
