import { useWords } from '@tideform/words/react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { uiWords } from './ui.words.ts';

/** Asks once whether something is to be deleted for good, which `children` say more of. */
export function DeleteDialog(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const ui = useWords(uiWords);
  const { title, children, onDelete, onClose } = props;
  return (
    <ConfirmDialog isDanger title={title} confirm={ui.delete} onConfirm={onDelete} onClose={onClose}>
      {children}
    </ConfirmDialog>
  );
}
