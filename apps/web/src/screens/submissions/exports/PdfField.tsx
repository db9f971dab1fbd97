import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { exportsWords } from './exports.words.ts';
import type { PdfBringing } from './save-files.ts';

/** Whether the PDFs of many become one. */
export function PdfField(props: { readonly value: PdfBringing; readonly onChange: (value: PdfBringing) => void }) {
  const words = useWords(exportsWords);
  return (
    <Field label={words.files}>
      <RadioGroup value={props.value} onChange={(_, { value }) => props.onChange(value === 'each' ? 'each' : 'merged')}>
        <Radio value="merged" label={words.merged} />
        <Radio value="each" label={words.each} />
      </RadioGroup>
    </Field>
  );
}
