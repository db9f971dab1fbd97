import { MenuItem } from '@fluentui/react-components';
import {
  BracesRegular,
  DataBarVerticalRegular,
  DocumentPdfRegular,
  DocumentTableRegular,
  FolderZipRegular,
  LinkRegular,
  TableRegular,
} from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import type { ReactElement } from 'react';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { type ExportKind, exportKinds, isOfPowerBi } from './export-kind.ts';
import { exportsWords } from './exports.words.ts';

const icons: Readonly<Record<ExportKind, ReactElement>> = {
  xlsx: <DocumentTableRegular />,
  csv: <TableRegular />,
  jsonl: <BracesRegular />,
  pdf: <DocumentPdfRegular />,
  zip: <FolderZipRegular />,
  pbit: <DataBarVerticalRegular />,
  pbids: <LinkRegular />,
};

/** What submissions can be downloaded as. */
export function ExportItems(props: {
  readonly place: MenuPlace;
  /** Of rows that are ticked; else of the view. */
  readonly isTicked: boolean;
  readonly onExport: (kind: ExportKind) => void;
}) {
  const words = useWords(exportsWords);
  const { place, isTicked, onExport } = props;
  return (
    <OpenMenu place={place}>
      {exportKinds
        .filter((kind) => !isTicked || !isOfPowerBi(kind))
        .map((kind) => (
          <MenuItem key={kind} icon={icons[kind]} onClick={() => onExport(kind)}>
            {words.kinds[kind]}
          </MenuItem>
        ))}
    </OpenMenu>
  );
}
