import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import {
  Clock20Regular,
  Code20Regular,
  Copy20Regular,
  Database20Regular,
  Delete20Regular,
  DocumentArrowDown20Regular,
  DocumentMultiple20Regular,
  DocumentPrint20Regular,
  Headset20Regular,
  History20Regular,
  Link20Regular,
  LockClosed20Regular,
  NumberSymbol20Regular,
  PaintBrush20Regular,
  PlugConnected20Regular,
  Share20Regular,
  Table20Regular,
  TaskListLtr20Regular,
  TextT20Regular,
} from '@fluentui/react-icons';
import { type FormDisplay, formPartMessages, setDisplay } from '@tideform/components/editing';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useNavigate } from 'react-router';
import { useFormService } from '../../../data/forms/useForms.ts';
import { useSendSupportRequest } from '../../../data/useSendSupportRequest.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { builderMessages } from '../builder.messages.ts';
import type { Draft } from '../useDraft.ts';
import { headerMessages } from './header.messages.ts';

/** Dialogs that the actions menu opens. */
export type ActionDialog =
  | 'titleTemplate'
  | 'permissions'
  | 'number'
  | 'retention'
  | 'copy'
  | 'customCss'
  | 'versions'
  | 'share'
  | 'support'
  | 'unPublish'
  | 'delete';

/** Items of the actions menu: everything about the form except editing and publishing it. */
export function ActionsItems(props: {
  readonly place: MenuAnchor;
  readonly form: FormRow;
  readonly draft: Draft;
  readonly onDialog: (dialog: ActionDialog) => void;
  readonly onViewSource: () => void;
  readonly onRules: () => void;
  readonly onSubmissions: () => void;
}) {
  const messages = useMessages(builderMessages);
  const header = useMessages(headerMessages);
  const ui = useMessages(uiMessages);
  const { place, form, draft, onDialog, onViewSource, onRules, onSubmissions } = props;
  const navigate = useNavigate();
  const showToast = useShowToast();
  const hasSupport = useSendSupportRequest(form.teamId) !== undefined;
  const isOffline = draft.saveState === 'offline';
  const copyReviewLink = () => {
    const address = `${location.origin}/teams/${form.teamId}/forms/${form.id}/review`;
    // If the browser denies clipboard access, the address is shown instead.
    navigator.clipboard.writeText(address).then(
      () => showToast('success', messages.reviewCopied),
      () => showToast('info', address),
    );
  };
  const downloadBlankForm = useDownloadBlankForm(form, draft);
  return (
    <OpenMenu place={place}>
      <MenuItem icon={<TextT20Regular />} onClick={() => onDialog('titleTemplate')}>
        {messages.titleTemplate}
      </MenuItem>
      <MenuItem icon={<LockClosed20Regular />} disabled={isOffline} onClick={() => onDialog('permissions')}>
        {messages.permissions}
      </MenuItem>
      <MenuItem icon={<NumberSymbol20Regular />} disabled={isOffline} onClick={() => onDialog('number')}>
        {header.submissionNumber.title}
      </MenuItem>
      <MenuItem icon={<Clock20Regular />} disabled={!form.published || isOffline} onClick={() => onDialog('retention')}>
        {header.retention}
      </MenuItem>
      <DisplayMode draft={draft} />
      <MenuItem icon={<Copy20Regular />} disabled={isOffline} onClick={() => onDialog('copy')}>
        {header.copy}
      </MenuItem>
      <MenuItem icon={<PaintBrush20Regular />} onClick={() => onDialog('customCss')}>
        {messages.customCss}
      </MenuItem>
      <MenuItem icon={<TaskListLtr20Regular />} onClick={onRules}>
        {messages.rules}
      </MenuItem>
      <MenuItem icon={<Code20Regular />} onClick={onViewSource}>
        {messages.viewSource}
      </MenuItem>
      <MenuItem
        icon={<History20Regular />}
        disabled={!form.published || isOffline}
        onClick={() => onDialog('versions')}
      >
        {messages.versions}
      </MenuItem>
      <MenuItem icon={<Table20Regular />} onClick={onSubmissions}>
        {messages.submissions}
      </MenuItem>
      <MenuItem icon={<Share20Regular />} disabled={!form.published} onClick={() => onDialog('share')}>
        {ui.share}
      </MenuItem>
      <MenuItem icon={<Link20Regular />} onClick={copyReviewLink}>
        {messages.reviewLink}
      </MenuItem>
      <MenuItem icon={<Database20Regular />} onClick={() => navigate(`/teams/${form.teamId}/dataSources`)}>
        {messages.dataSources}
      </MenuItem>
      <MenuItem
        icon={<PlugConnected20Regular />}
        onClick={() => navigate(`/teams/${form.teamId}/forms/${form.id}/workflows`)}
      >
        {messages.workflows}
      </MenuItem>
      <MenuItem icon={<DocumentPrint20Regular />} onClick={downloadBlankForm}>
        {messages.blankForm}
      </MenuItem>
      {hasSupport && (
        <MenuItem icon={<Headset20Regular />} disabled={isOffline} onClick={() => onDialog('support')}>
          {header.support}
        </MenuItem>
      )}
      <MenuDivider />
      {form.published && (
        <MenuItem icon={<DocumentArrowDown20Regular />} disabled={isOffline} onClick={() => onDialog('unPublish')}>
          {messages.unPublish}
        </MenuItem>
      )}
      <MenuItem icon={<Delete20Regular />} disabled={isOffline} onClick={() => onDialog('delete')}>
        {messages.delete}
      </MenuItem>
    </OpenMenu>
  );
}

/**
 * Menu item that switches the form between a single page and a wizard. Switching keeps all components and can be
 * undone.
 */
function DisplayMode({ draft }: { readonly draft: Draft }) {
  const messages = useMessages(headerMessages);
  const parts = useMessages(formPartMessages);
  const chosen: FormDisplay = draft.schema.display === 'wizard' ? 'wizard' : 'form';
  const choose = (display: FormDisplay) => draft.edit((schema) => setDisplay(schema, display, parts).form);
  return (
    <Menu
      checkedValues={{ display: [chosen] }}
      onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems[0] === 'wizard' ? 'wizard' : 'form')}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={<DocumentMultiple20Regular />}>{messages.displayMode}</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItemRadio name="display" value="form">
            {messages.singlePage}
          </MenuItemRadio>
          <MenuItemRadio name="display" value="wizard">
            {messages.wizard}
          </MenuItemRadio>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** Returns a function that downloads the edited form as a PDF form to be filled in by hand. */
function useDownloadBlankForm(form: FormRow, draft: Draft): () => Promise<void> {
  const messages = useMessages(builderMessages);
  const { getPdf } = useFormService();
  const showToast = useShowToast();
  const { schema, titleTemplate, pdfOptions } = draft;
  return async () => {
    const edited = { schema, titleTemplate, ...(pdfOptions && { pdfOptions }) };
    try {
      const { blankAnswers, createPreviewResponse: previewResponse } = await import('../pdf/preview-response.ts');
      saveFile(await getPdf(previewResponse(form, edited, blankAnswers)), form.title, 'pdf');
    } catch {
      showToast('error', messages.blankFailed);
    }
  };
}
