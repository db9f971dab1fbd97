import { Button, Menu, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AddCircle20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { FieldMenuGroup } from '../title-template/FieldMenuGroup.tsx';
import { formatPath, type TemplateField } from '../title-template/template-fields.ts';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';

/** Menu that inserts a conditional section, shown only if the chosen field has an answer. */
export function ConditionMenu({
  fields,
  onInsert,
}: {
  readonly fields: readonly TemplateField[];
  readonly onInsert: (text: string) => void;
}) {
  const { tokens } = useMessages(emailMessages);
  const styles = useEmailStyles();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" appearance="subtle" className={styles.tool} icon={<AddCircle20Regular />}>
          {tokens.condition}
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          <FieldMenuGroup
            title={tokens.ifAnswered}
            none={tokens.noFields}
            fields={fields}
            onChoose={({ names }) => onInsert(`{{#if ${formatPath(['data', ...names])}}} … {{/if}}`)}
          />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
