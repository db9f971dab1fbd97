import { Checkbox, Link, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalData, useUnsentWork } from '../../../data/storage/useLocalData.ts';
import { useRequestSync } from '../../../data/sync/useSyncStatus.ts';
import { clearUnsavedAnswers } from '../../../saving/unsaved-answers.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { localDataMessages } from './local-data.messages.ts';

const useStyles = makeStyles({
  unsent: { marginBlockStart: tokens.spacingVerticalM },
  link: { display: 'block', '@media (pointer: coarse)': { minHeight: '44px' } },
  list: {
    margin: `${tokens.spacingVerticalS} 0`,
    paddingInlineStart: tokens.spacingHorizontalXL,
    maxHeight: '30vh',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
});

/**
 * Confirmation before the account's local data is deleted. Unsent work is listed, and deleted only if the user agrees.
 */
export function DeleteLocalDataDialog(props: { readonly account: string; readonly onClose: () => void }) {
  const messages = useMessages(localDataMessages);
  const styles = useStyles();
  const { deleteLocalData } = useLocalData();
  const unsent = useUnsentWork();
  const navigate = useNavigate();
  const requestSync = useRequestSync();
  const [discardedIds, setGivenUp] = useState<ReadonlySet<string>>(new Set());
  const isDiscardConfirmed = unsent?.every((item) => discardedIds.has(item.id)) === true;
  const remove = async () => {
    await deleteLocalData(discardedIds);
    clearUnsavedAnswers();
    navigate('/teams');
    requestSync({});
  };
  const openDevicePage = () => {
    props.onClose();
    void navigate('/device');
  };
  return (
    <ConfirmDialog
      isDanger
      title={messages.remove}
      confirm={messages.removeConfirm}
      isRefused={!isDiscardConfirmed}
      onConfirm={remove}
      onClose={props.onClose}
    >
      {messages.removeText({ account: props.account })}
      {unsent && unsent.length > 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.unsent}>
          <MessageBarBody>
            {messages.unsentText({ count: unsent.length })}
            <ul className={styles.list}>
              {unsent.map((item) => (
                <li key={item.id}>{messages.unsentItem[item.kind]({ title: item.title })}</li>
              ))}
            </ul>
            <Link as="button" className={styles.link} onClick={openDevicePage}>
              {messages.toExport}
            </Link>
            <Checkbox
              label={messages.giveUp({ count: unsent.length })}
              checked={isDiscardConfirmed}
              onChange={(_, data) => setGivenUp(new Set(data.checked ? unsent.map((item) => item.id) : []))}
            />
          </MessageBarBody>
        </MessageBar>
      )}
    </ConfirmDialog>
  );
}
