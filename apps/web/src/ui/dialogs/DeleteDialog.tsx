import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { uiMessages } from '../ui.messages.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Confirmation before something is deleted permanently; `children` describe it. */
export function DeleteDialog(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const ui = useMessages(uiMessages);
  const { title, children, onDelete, onClose } = props;
  return (
    <ConfirmDialog isDanger title={title} confirm={ui.delete} onConfirm={onDelete} onClose={onClose}>
      {children}
    </ConfirmDialog>
  );
}
