import {
  Body1Strong,
  Button,
  Caption1,
  Field,
  Input,
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { localizedPalette } from '@tideform/components/palette';
import type { FormDefinition, PageLine } from '@tideform/engine';
import { parseTemplate } from '@tideform/engine/templates';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { useId, useRef } from 'react';
import { formatTemplateProblem } from '../../title-template/format-template-problem.ts';
import { listTemplateFields } from '../../title-template/template-fields.ts';
import { templateProblemMessages } from '../../title-template/template-problem.messages.ts';
import { pdfMessages } from '../pdf.messages.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';
import type { OptionProps } from './PageOptions.tsx';

/** Fields for the left and right text of the page header or footer. */
export function PageLineOptions(
  props: OptionProps & { readonly name: 'header' | 'footer'; readonly schema: FormDefinition },
) {
  const { name, schema, settings, disabled, onChange } = props;
  const messages = useMessages(pdfMessages);
  const styles = usePdfTabStyles();
  const heading = useId();
  const line = settings[name];
  return (
    <fieldset aria-labelledby={heading} className={styles.group}>
      <Body1Strong id={heading}>{messages[name]}</Body1Strong>
      {(['left', 'right'] as const).map((side) => (
        <PageLineField
          key={side}
          label={messages.sides[side]}
          name={messages.slot({ line: messages[name], side: messages.sides[side] })}
          text={line[side]}
          schema={schema}
          disabled={disabled}
          onChange={(text) => onChange({ [name]: { ...line, [side]: text } satisfies PageLine })}
        />
      ))}
    </fieldset>
  );
}

function PageLineField(props: {
  readonly label: string;
  readonly name: string;
  readonly text: string;
  readonly schema: FormDefinition;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}) {
  const { label, name, text, schema, disabled, onChange } = props;
  const messages = useMessages(pdfMessages);
  const reasons = useMessages(templateProblemMessages);
  const styles = usePdfTabStyles();
  const box = useRef<HTMLInputElement>(null);
  const result = parseTemplate(text);
  const insert = (value: string) => {
    const input = box.current;
    if (!input) return;
    input.setRangeText(value, input.selectionStart ?? text.length, input.selectionEnd ?? text.length, 'end');
    onChange(input.value);
    // The closing menu returns the focus to its button; this moves it to the text field.
    requestAnimationFrame(() => input.focus());
  };
  const message = result.ok
    ? undefined
    : messages.unreadable({ reason: formatTemplateProblem(result.problem, reasons) });
  return (
    <div className={styles.slot}>
      <Caption1 className={styles.quiet} aria-hidden>
        {label}
      </Caption1>
      <Field validationMessage={message} validationState={message === undefined ? 'none' : 'error'}>
        <Input
          className={styles.slotInput}
          input={{ ref: box }}
          aria-label={name}
          value={text}
          maxLength={500}
          dir="auto"
          spellCheck={false}
          disabled={disabled}
          contentAfter={disabled ? undefined : <InsertPageField schema={schema} onInsert={insert} />}
          onChange={(_, data) => onChange(data.value)}
        />
      </Field>
    </div>
  );
}

const pageTokens = ['pageNumber', 'totalPages'] as const;
const responseTokens = ['date', 'title', 'formTitle', 'teamName', 'submissionNumber'] as const;

/** Menu that inserts a template expression into a page header or footer. */
function InsertPageField(props: { readonly schema: FormDefinition; readonly onInsert: (text: string) => void }) {
  const { schema, onInsert } = props;
  const messages = useMessages(pdfMessages);
  const styles = usePdfTabStyles();
  const localizedKinds = useLocalized(localizedPalette);
  const fields = listTemplateFields(schema, localizedKinds).map(({ name, insert }) => ({ name, insert }));
  const createEntries = (names: readonly (keyof typeof messages.fields)[]) =>
    names.map((name) => ({ name: messages.fields[name], insert: `{{${name}}}` }));
  const groups = [
    [messages.ofPage, createEntries(pageTokens)],
    [
      messages.ofResponse,
      [...createEntries(responseTokens), { name: messages.fields.createdBy, insert: '{{createdBy.name}}' }],
    ],
    [messages.ofForm, fields],
  ] as const;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={messages.insert} relationship="label">
          <Button appearance="subtle" size="small" icon={<Add16Regular />} />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          {groups.map(([name, entries]) => (
            <MenuGroup key={name}>
              {entries.length > 0 && <MenuGroupHeader>{name}</MenuGroupHeader>}
              {entries.map((entry) => (
                <MenuItem key={entry.insert} onClick={() => onInsert(entry.insert)}>
                  {entry.name}
                </MenuItem>
              ))}
            </MenuGroup>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
