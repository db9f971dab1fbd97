import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, Tooltip } from '@fluentui/react-components';
import {
  Add20Regular,
  Delete20Regular,
  Edit20Regular,
  MoreHorizontal20Regular,
  Rename20Regular,
  Table20Regular,
} from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedForm } from '../../../data/useForms.ts';
import { DeleteFormDialog } from '../../../dialogs/dialogs.ts';
import { fromOrigin } from '../../../ui/from-origin.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { formsWords } from '../forms.words.ts';

/** What can be done with a form from its card. */
export function FormCardMenu(props: {
  readonly form: ListedForm;
  readonly canBuild: boolean;
  readonly isOnline: boolean;
  readonly onEditDetails: () => void;
}) {
  const words = useWords(formsWords);
  const ui = useWords(uiWords);
  const { form, canBuild, isOnline, onEditDetails } = props;
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const go = (screen: string) => () =>
    navigate(`/teams/${form.teamId}/forms/${form.id}/${screen}`, { state: fromOrigin });
  const buildRefusal = canBuild ? undefined : words.noPermission;
  const writeRefusal = buildRefusal ?? (isOnline ? undefined : words.offline);
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            icon={<MoreHorizontal20Regular />}
            aria-label={words.more({ title: form.title })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <Action icon={<Edit20Regular />} refusal={buildRefusal} onClick={go('build')}>
              {words.openBuilder}
            </Action>
            {form.published && (
              <>
                <Action icon={<Table20Regular />} onClick={go('submissions')}>
                  {words.viewSubmissions}
                </Action>
                <Action icon={<Add20Regular />} onClick={go('response')}>
                  {words.addResponse}
                </Action>
              </>
            )}
            <Action icon={<Rename20Regular />} refusal={writeRefusal} onClick={onEditDetails}>
              {words.editDetails}
            </Action>
            <Action icon={<Delete20Regular />} refusal={writeRefusal} onClick={() => setDeleting(true)}>
              {ui.delete}
            </Action>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isDeleting && <DeleteFormDialog form={form} onClose={() => setDeleting(false)} />}
    </>
  );
}

function Action(props: {
  readonly icon: ReactElement;
  readonly children: string;
  /** Why it cannot be done now. */
  readonly refusal?: string | undefined;
  readonly onClick: () => void;
}) {
  const { icon, children, refusal, onClick } = props;
  if (refusal === undefined) {
    return (
      <MenuItem icon={icon} onClick={onClick}>
        {children}
      </MenuItem>
    );
  }
  return (
    <Tooltip content={refusal} relationship="description" positioning="before">
      <MenuItem icon={icon} disabled>
        {children}
      </MenuItem>
    </Tooltip>
  );
}
