import { MenuDivider, MenuItem } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  ArrowRepeatAllRegular,
  BracesRegular,
  DataBarVerticalRegular,
  DocumentPdfRegular,
  DocumentTableRegular,
  FolderZipRegular,
  LinkRegular,
  TableRegular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ReactElement } from 'react';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { type ExportKind, exportKinds, isPowerBi } from './export-kind.ts';
import { exportsMessages } from './exports.messages.ts';

const exportIcons: Readonly<Record<ExportKind, ReactElement>> = {
  xlsx: <DocumentTableRegular />,
  csv: <TableRegular />,
  jsonl: <BracesRegular />,
  pdf: <DocumentPdfRegular />,
  zip: <FolderZipRegular />,
  pbit: <DataBarVerticalRegular />,
  pbids: <LinkRegular />,
};

/** Other table actions, which are menu items on a phone. */
export interface MoreMenuActions {
  readonly refresh: { readonly label: string; readonly onPress: (() => void) | undefined };
  readonly rerun: { readonly label: string; readonly onPress: (() => void) | undefined };
}

/** Menu of the export formats. */
export function ExportItems(props: {
  readonly place: MenuAnchor;
  readonly more?: MoreMenuActions;
  /** Disables all formats. */
  readonly isOff?: boolean;
  /** Whether selected rows are exported, rather than the view. */
  readonly isSelection: boolean;
  readonly onExport: (kind: ExportKind) => void;
}) {
  const messages = useMessages(exportsMessages);
  const { place, more, isOff = false, isSelection, onExport } = props;
  const tool = ({ label, onPress }: MoreMenuActions['refresh'], icon: ReactElement) => (
    <MenuItem icon={icon} disabled={!onPress} onClick={onPress}>
      {label}
    </MenuItem>
  );
  return (
    <OpenMenu place={place}>
      {more && (
        <>
          {tool(more.refresh, <ArrowClockwiseRegular />)}
          {tool(more.rerun, <ArrowRepeatAllRegular />)}
          <MenuDivider />
        </>
      )}
      {exportKinds
        .filter((kind) => !isSelection || !isPowerBi(kind))
        .map((kind) => (
          <MenuItem key={kind} icon={exportIcons[kind]} disabled={isOff} onClick={() => onExport(kind)}>
            {messages.kinds[kind]}
          </MenuItem>
        ))}
    </OpenMenu>
  );
}
