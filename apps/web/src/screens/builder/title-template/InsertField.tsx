import { Button, Menu, MenuList, MenuPopover, MenuTrigger, Select } from '@fluentui/react-components';
import { AddSquare20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import { type DateFormat, dateFormats, defaultDateFormat, replaceDateFormat } from './date-formats.ts';
import { FieldMenuGroup } from './FieldMenuGroup.tsx';
import { TextMenuGroup } from './TextMenuGroup.tsx';
import type { TemplateField } from './template-fields.ts';
import { titleTemplateMessages } from './title-template.messages.ts';
import { useTitleTemplateStyles } from './title-template.styles.ts';

/** Menu that inserts a template expression into a title, with a choice of date format. */
export function InsertField({
  fields,
  onInsert,
}: {
  readonly fields: readonly TemplateField[];
  readonly onInsert: (text: string) => void;
}) {
  const messages = useMessages(titleTemplateMessages);
  const styles = useTitleTemplateStyles();
  const [format, setFormat] = useState<DateFormat>(defaultDateFormat);
  const insertText = (text: string) => onInsert(replaceDateFormat(text, format));
  const id = useId();
  const responseTexts = [
    [messages.response.submissionNumber, '{{submissionNumber}}'],
    [messages.response.formTitle, '{{formTitle}}'],
    [messages.response.createdBy, '{{createdBy.name}}'],
    [messages.response.timestamp, '{{dateFormat timestamp "DD-MM-YYYY"}}'],
  ] as const;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button className={styles.insert} icon={<AddSquare20Regular />}>
            {messages.insert}
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.menu}>
          <MenuList>
            <TextMenuGroup title={messages.ofResponse} texts={responseTexts} onChoose={insertText} />
            <FieldMenuGroup
              title={messages.ofForm}
              none={messages.noFields}
              fields={fields}
              onChoose={({ insert }) => insertText(insert)}
            />
          </MenuList>
        </MenuPopover>
      </Menu>
      <div className={styles.dates}>
        <label htmlFor={id}>{messages.dateFormat}</label>
        <Select id={id} value={format} onChange={(_, { value }) => setFormat(value as DateFormat)}>
          {dateFormats.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
