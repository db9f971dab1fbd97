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
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { type ExportKind, exportKinds, isOfPowerBi } from './export-kind.ts';
import { exportsMessages } from './exports.messages.ts';

const icons: Readonly<Record<ExportKind, ReactElement>> = {
  xlsx: <DocumentTableRegular />,
  csv: <TableRegular />,
  jsonl: <BracesRegular />,
  pdf: <DocumentPdfRegular />,
  zip: <FolderZipRegular />,
  pbit: <DataBarVerticalRegular />,
  pbids: <LinkRegular />,
};

/** What else is done with the table, where a phone has no room for buttons. */
export interface MoreTools {
  readonly refresh: { readonly label: string; readonly onPress: (() => void) | undefined };
  readonly rerun: { readonly label: string; readonly onPress: (() => void) | undefined };
}

/** What submissions can be downloaded as. */
export function ExportItems(props: {
  readonly place: MenuPlace;
  readonly more?: MoreTools;
  /** Nothing can be downloaded now. */
  readonly isOff?: boolean;
  /** Of rows that are ticked; else of the view. */
  readonly isTicked: boolean;
  readonly onExport: (kind: ExportKind) => void;
}) {
  const messages = useMessages(exportsMessages);
  const { place, more, isOff = false, isTicked, onExport } = props;
  const tool = ({ label, onPress }: MoreTools['refresh'], icon: ReactElement) => (
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
        .filter((kind) => !isTicked || !isOfPowerBi(kind))
        .map((kind) => (
          <MenuItem key={kind} icon={icons[kind]} disabled={isOff} onClick={() => onExport(kind)}>
            {messages.kinds[kind]}
          </MenuItem>
        ))}
    </OpenMenu>
  );
}
