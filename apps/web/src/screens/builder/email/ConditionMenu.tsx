import { Button, Menu, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AddCircle20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { MenuOfFields } from '../title-template/MenuOfFields.tsx';
import { pathOf, type TitleField } from '../title-template/title-fields.ts';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';

/** Puts in where a part begins and ends that is there only if a field is answered. */
export function ConditionMenu({
  fields,
  onInsert,
}: {
  readonly fields: readonly TitleField[];
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
          <MenuOfFields
            title={tokens.ifAnswered}
            none={tokens.noFields}
            fields={fields}
            onChoose={({ names }) => onInsert(`{{#if ${pathOf(['data', ...names])}}} … {{/if}}`)}
          />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
