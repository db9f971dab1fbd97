import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { exportsMessages } from './exports.messages.ts';
import type { PdfBringing } from './save-files.ts';

/** Whether the PDFs of many become one. */
export function PdfField(props: { readonly value: PdfBringing; readonly onChange: (value: PdfBringing) => void }) {
  const messages = useMessages(exportsMessages);
  return (
    <Field label={messages.files}>
      <RadioGroup value={props.value} onChange={(_, { value }) => props.onChange(value === 'each' ? 'each' : 'merged')}>
        <Radio value="merged" label={messages.merged} />
        <Radio value="each" label={messages.each} />
      </RadioGroup>
    </Field>
  );
}
