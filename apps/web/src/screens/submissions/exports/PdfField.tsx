import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { exportsMessages } from './exports.messages.ts';
import type { PdfExportMode } from './save-files.ts';

/** Field to choose whether the PDFs are merged into one file. */
export function PdfField(props: { readonly value: PdfExportMode; readonly onChange: (value: PdfExportMode) => void }) {
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
