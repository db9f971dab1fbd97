import { MenuItem } from '@fluentui/react-components';
import {
  Add20Regular,
  Copy20Regular,
  Delete20Regular,
  Edit20Regular,
  Rename20Regular,
  Share20Regular,
  Table20Regular,
} from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { ListedForm } from '../../../data/forms/useForms.ts';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { inAppLinkState } from '../../../ui/routing/location-state.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { formsMessages } from '../forms.messages.ts';

export function FormCardItems(props: {
  readonly place: MenuAnchor;
  readonly form: ListedForm;
  readonly canBuild: boolean;
  readonly isOnline: boolean;
  readonly onEditDetails: () => void;
  readonly onCopy: () => void;
  readonly onShare: () => void;
  readonly onDelete: () => void;
}) {
  const messages = useMessages(formsMessages);
  const ui = useMessages(uiMessages);
  const { place, form, canBuild, isOnline, onEditDetails, onCopy, onShare, onDelete } = props;
  const navigate = useNavigate();
  const openScreen = (screen: string) => () =>
    navigate(`/teams/${form.teamId}/forms/${form.id}/${screen}`, { state: inAppLinkState });
  const buildRefusal = canBuild ? undefined : messages.noPermission;
  const writeRefusal = buildRefusal ?? (isOnline ? undefined : messages.offline);
  return (
    <OpenMenu place={place}>
      <FormCardAction icon={<Edit20Regular />} refusal={buildRefusal} onClick={openScreen('build')}>
        {messages.openBuilder}
      </FormCardAction>
      <FormCardAction icon={<Table20Regular />} onClick={openScreen('submissions')}>
        {messages.viewSubmissions}
      </FormCardAction>
      {form.published && (
        <>
          <FormCardAction icon={<Share20Regular />} onClick={onShare}>
            {ui.share}
          </FormCardAction>
          <FormCardAction icon={<Add20Regular />} onClick={openScreen('response')}>
            {messages.addResponse}
          </FormCardAction>
        </>
      )}
      <FormCardAction icon={<Rename20Regular />} refusal={writeRefusal} onClick={onEditDetails}>
        {messages.editDetails}
      </FormCardAction>
      <FormCardAction icon={<Copy20Regular />} refusal={writeRefusal} onClick={onCopy}>
        {messages.copy}
      </FormCardAction>
      <FormCardAction icon={<Delete20Regular />} refusal={writeRefusal} onClick={onDelete}>
        {ui.delete}
      </FormCardAction>
    </OpenMenu>
  );
}

function FormCardAction(props: {
  readonly icon: ReactElement;
  readonly children: string;
  /** Explanation why the action is disabled; absent if it's enabled. */
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
